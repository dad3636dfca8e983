/// What a source of Swift declares, as far as literals in descriptions of projects need it.
struct SwiftSource {
  /// A function whose calls may be read with the values of its arguments.
  struct Function {
    /// A parameter with its label, its name inside and the value that it has without an argument.
    struct Parameter {
      let label: String
      let name: String
      let value: SwiftExpression?
    }

    /// The parameters in their order.
    let parameters: [Parameter]
    /// The calls in it, in their order.
    var calls: [Call] = []
    /// Its own constants.
    var constants: [String: SwiftExpression] = [:]

    /// Returns whether a call with these arguments may be one of this function.
    func mayTake(_ arguments: [SwiftExpression.Argument]) -> Bool {
      arguments.allSatisfy { argument in parameters.contains { $0.label == argument.label ?? "_" } }
        && parameters.allSatisfy { parameter in
          parameter.value != nil || arguments.contains { $0.label ?? "_" == parameter.label }
        }
    }

    /// Returns the values by the names of the parameters, in a call whose arguments `constants` resolves.
    func values(in call: SwiftExpression, _ constants: SwiftConstants) -> [String: SwiftExpression] {
      parameters.reduce(into: [:]) { values, parameter in
        let given = call.arguments?.first { $0.label ?? "_" == parameter.label }?.value
        values[parameter.name] = constants.resolve(given) ?? parameter.value
      }
    }
  }

  /// A call in a function.
  struct Call {
    let expression: SwiftExpression
    /// The names of Booleans on which it depends, each with what it must be.
    let conditions: [Condition]

    struct Condition {
      let name: String
      /// What it must be.
      let value: Bool
    }

    /// Returns whether no condition is certainly not met.
    func mayRun(_ constants: SwiftConstants) -> Bool {
      conditions.allSatisfy { constants.boolean($0.name) ?? $0.value == $0.value }
    }
  }

  /// The calls of the top level and those in brackets of other expressions, in their order.
  var calls: [SwiftExpression] = []
  /// The constants by name, without those of functions; those of types have the names of the types before their own.
  var constants: [String: SwiftExpression] = [:]
  /// The constants of types by their own names.
  var members: [String: SwiftExpression] = [:]
  /// The functions by name.
  var functions: [String: [Function]] = [:]

  /// The constants, those of types by their own names too, as a file uses them in which no two have one name.
  var allConstants: [String: SwiftExpression] { members.merging(constants) { $1 } }
}
