/** Every place of a call's input and good answer, by its path: `.data.terms[].salaryType`. */
import { Schema, SchemaAST } from "effect"
import { type Call, titleOf } from "../security/contracts.ts"

export interface Place {
  readonly call: string
  readonly part: "query" | "body" | "answer"
  readonly path: string
  readonly ast: SchemaAST.AST
}

export const below = (ast: SchemaAST.AST, path: string): ReadonlyArray<readonly [path: string, ast: SchemaAST.AST]> => {
  if (SchemaAST.isObjects(ast))
    return ast.propertySignatures.flatMap(({ name, type }) => {
      const at = `${path}.${String(name)}`
      return [[at, type] as const, ...below(type, at)]
    })
  if (SchemaAST.isArrays(ast)) return [...ast.elements, ...ast.rest].flatMap((item) => below(item, `${path}[]`))
  return SchemaAST.isUnion(ast) ? ast.types.flatMap((branch) => below(branch, path)) : []
}

export const placesOf = (call: Call): ReadonlyArray<Place> => {
  const { route } = call
  const parts = { query: route.query, body: "body" in route ? route.body : undefined, answer: route.responses[200] }
  return (["query", "body", "answer"] as const).flatMap((part) => {
    const schema: unknown = parts[part]
    if (!Schema.isSchema(schema)) return []
    return below(schema.ast, "").map(([path, ast]) => ({ call: titleOf(call), part, path, ast }))
  })
}

/** The values that a place is limited to; none when it is not limited to some. */
export const literalsOf = (ast: SchemaAST.AST): ReadonlyArray<string | number> => {
  if (SchemaAST.isLiteral(ast)) return [ast.literal].filter((one) => typeof one === "string" || typeof one === "number")
  if (SchemaAST.isArrays(ast)) return [...ast.elements, ...ast.rest].flatMap(literalsOf)
  return SchemaAST.isUnion(ast) ? ast.types.flatMap(literalsOf) : []
}
