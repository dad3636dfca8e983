// The files of the folder report, an entry each, sorted. Included twice: for the bytes, and for the table of their places.

FILE_BEGIN(report_page, "page")
#embed "report/page.css" limit(MOST)
FILE_END
