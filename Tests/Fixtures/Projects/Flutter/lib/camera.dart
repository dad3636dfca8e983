import 'package:image_picker/image_picker.dart';

Future<XFile?> takePhoto() => ImagePicker().pickImage(source: ImageSource.camera);
