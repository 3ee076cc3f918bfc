/** What a contract's schema may not hold: anything by which the decoded value differs from the one on the wire. A file of a form is itself. */
import type { SchemaAST } from "effect"
import { SentFile } from "#modules/kernel/fields/received-file.ts"

const childrenOf = (ast: SchemaAST.AST): ReadonlyArray<readonly [step: string, child: SchemaAST.AST]> => {
  switch (ast._tag) {
    case "Arrays":
      return [...ast.elements, ...ast.rest].map((child) => ["[]", child])
    case "Objects":
      return [
        ...ast.propertySignatures.map(({ name, type }) => [String(name), type] as const),
        ...ast.indexSignatures.flatMap(({ parameter, type }) => [["{key}", parameter] as const, ["{}", type] as const]),
      ]
    case "Union":
      return ast.types.map((child) => ["|", child])
    case "Suspend":
      return [["…", ast.thunk()]]
    case "Declaration":
      return ast.typeParameters.map((child) => ["<>", child])
    default:
      return []
  }
}

const reasonsOf = (ast: SchemaAST.AST): ReadonlyArray<string> => [
  ...(ast.encoding === undefined ? [] : ["transforms"]),
  ...(ast.context?.constructorDefault === undefined ? [] : ["has a default"]),
  ...(ast._tag === "Declaration" && ast !== SentFile.ast ? ["is no plain JSON"] : []),
  ...(ast._tag === "Undefined" || ast._tag === "BigInt" || ast._tag === "Symbol" ? ["is no JSON"] : []),
]

/** The places of a schema where decoding is more than checking. */
export const changesOnTheWay = (
  ast: SchemaAST.AST,
  place = "",
  seen = new Set<SchemaAST.AST>(),
): ReadonlyArray<string> => {
  if (seen.has(ast)) return []
  seen.add(ast)
  return [
    ...reasonsOf(ast).map((reason) => `${place} ${reason}`),
    ...childrenOf(ast).flatMap(([step, child]) =>
      changesOnTheWay(child, place === "" ? step : `${place}.${step}`, seen),
    ),
  ]
}
