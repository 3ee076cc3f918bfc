/** Every documented field of a call, each with other values that its schema takes: what a guard of ignored input sends. */
import { Schema, SchemaAST } from "effect"
import type { Call } from "./contracts.ts"

type Place = "body" | "query"
export interface Variant {
  readonly place: Place
  /** Dotted, with 0 for the first row of a list. */
  readonly field: string
  readonly input: unknown
}
const isRow = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const others: ReadonlyArray<unknown> = [
  ...[
    "別の値",
    "ベツ",
    "2026-12-07",
    "2025-01-06",
    "2027-03-02",
    "2026-12",
    "2026-09",
    "2028-06",
    "2027-06",
    "09:10",
    "16:40",
    "2026-11-20T04:30:00.000Z",
  ],
  ...["betsu@example.jp", "06-6345-6789", "530-0001", "T8010001166930", "0b0e7a52-9d3c-4a8e-9c1b-0f5d6e7a8b99"],
  ...["en", "ja", "vi", "zzz", "0001", "001"],
  ...[0, 1, 2, 3, 4, 7, 50, 125, 999_999_999, 0.25, true, false],
]
const takes = (ast: SchemaAST.AST, value: unknown) => Schema.is(Schema.make<Schema.Codec<unknown>>(ast))(value)

const membersOf = (ast: SchemaAST.AST): ReadonlyArray<SchemaAST.AST> =>
  SchemaAST.isUnion(ast) ? ast.types.flatMap(membersOf) : [ast]
const itemOf = (ast: SchemaAST.AST) => (SchemaAST.isArrays(ast) ? (ast.rest[0] ?? ast.elements[0]) : undefined)
const choicesOf = (ast: SchemaAST.AST) =>
  membersOf(ast).flatMap((member) => (SchemaAST.isLiteral(member) ? [member.literal] : []))

/** Other values for one field; a list is sent with one other item, and empty. */
const valuesFor = (ast: SchemaAST.AST): ReadonlyArray<unknown> => {
  const plain = [...new Set([...choicesOf(ast), ...others])].filter((value) => takes(ast, value))
  const lists = membersOf(ast).flatMap((member) => {
    const item = itemOf(member)
    if (item === undefined || SchemaAST.isObjects(item)) return []
    return [[], ...valuesFor(item).map((value) => [value])].filter((list) => takes(ast, list))
  })
  return [...plain, ...lists]
}

/** The inputs in which one field differs from the given one: another value of it, or the field left out. */
const differing = (ast: SchemaAST.AST, given: unknown, path = ""): ReadonlyArray<{ field: string; input: unknown }> => {
  const rows = membersOf(ast).flatMap((member) => (SchemaAST.isObjects(member) ? member.propertySignatures : []))
  if (isRow(given) && rows.length > 0) {
    return rows.flatMap(({ name, type }) => {
      const key = String(name)
      const field = path === "" ? key : `${path}.${key}`
      const put = (value: unknown) => ({ ...given, [key]: value })
      const { [key]: before, ...without } = given
      const left = key in given && SchemaAST.isOptional(type) ? [{ field, input: without }] : []
      const inner = before === undefined ? [] : differing(type, before, field)
      if (inner.length > 0) return inner.map((one) => ({ ...one, input: put(one.input) }))
      const values = valuesFor(type).filter((value) => JSON.stringify(value) !== JSON.stringify(before))
      return [...values.map((value) => ({ field, input: put(value) })), ...left]
    })
  }
  if (Array.isArray(given) && given.length > 0) {
    const items = membersOf(ast).flatMap((member) => itemOf(member) ?? [])
    return items
      .filter((item) => membersOf(item).some(SchemaAST.isObjects))
      .flatMap((item) =>
        differing(item, given[0], `${path}.0`).map((one) => ({ ...one, input: [one.input, ...given.slice(1)] })),
      )
  }
  return []
}

const schemaOf = ({ route }: Call, place: Place) =>
  place === "query" ? route.query : "body" in route ? route.body : undefined

/** Every variant of a good input, field by field; the good input holds a value for what is nested. */
export const variantsOf = (call: Call, place: Place, good: unknown): ReadonlyArray<Variant> => {
  const schema = schemaOf(call, place)
  if (!Schema.isSchema(schema)) return []
  return differing(SchemaAST.toEncoded(schema.ast), good).map((one) => ({ place, ...one }))
}

/** Every field that a contract documents, however deep, lists counted once. */
export const documentedFields = (call: Call, place: Place): ReadonlyArray<string> => {
  const walk = (ast: SchemaAST.AST, path: string): ReadonlyArray<string> => {
    const rows = membersOf(ast).flatMap((member) => (SchemaAST.isObjects(member) ? member.propertySignatures : []))
    if (rows.length > 0)
      return rows.flatMap(({ name, type }) => walk(type, path === "" ? String(name) : `${path}.${String(name)}`))
    const items = membersOf(ast).flatMap((member) => itemOf(member) ?? [])
    const nested = items.filter((item) => membersOf(item).some(SchemaAST.isObjects))
    return nested.length > 0 ? nested.flatMap((item) => walk(item, `${path}.0`)) : [path]
  }
  const schema = schemaOf(call, place)
  if (!Schema.isSchema(schema)) return []
  return [...new Set(walk(SchemaAST.toEncoded(schema.ast), ""))].filter((field) => field !== "")
}
