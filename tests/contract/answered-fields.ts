/** What the good answers of all calls hold: each field with its type, as a page of the build before reads it. */
import { createHash } from "node:crypto"
import { SchemaAST } from "effect"
import type { Place } from "./wire-paths.ts"

/** Of each field of an answer, "scheduling updateNote.data.days[].from", the type; "?" where it may be absent. */
export type AnsweredFields = ReadonlyMap<string, string>

const plain: Partial<Record<SchemaAST.AST["_tag"], string>> = {
  Boolean: "boolean",
  Null: "null",
  Number: "number",
  String: "string",
}

/** Every alternative of a type, by the name that JSON has for it; the fields of an object are places of their own. */
const alternatives = (ast: SchemaAST.AST): ReadonlyArray<string> => {
  if (SchemaAST.isUnion(ast)) return ast.types.flatMap(alternatives)
  if (SchemaAST.isLiteral(ast)) return [JSON.stringify(ast.literal)]
  if (SchemaAST.isArrays(ast)) return [`[${[...ast.elements, ...ast.rest].map(typeOf).join()}]`]
  if (SchemaAST.isObjects(ast)) return [`{${ast.indexSignatures.map(({ type }) => typeOf(type)).join()}}`]
  return [plain[ast._tag] ?? ast._tag]
}
const joined = (types: Iterable<string>) => [...new Set(types)].toSorted().join("|")
const typeOf = (ast: SchemaAST.AST): string => joined(alternatives(ast))

/** A long enumeration is told by its first value and a digest. */
const short = (type: string) => {
  if (type.length <= 60) return type
  const [first] = type.split("|")
  return `${first}|…${createHash("sha256").update(type).digest("hex").slice(0, 8)}`
}

export const answeredFields = (places: ReadonlyArray<Place>): AnsweredFields => {
  const answered = places.filter(({ part }) => part === "answer")
  const alike = [...Map.groupBy(answered, ({ call, path }) => `${call}${path}`)]
  return new Map(
    alike.map(([field, asts]) => {
      const mayLack = asts.some(({ ast }) => SchemaAST.isOptional(ast)) ? "?" : ""
      return [field, `${short(joined(asts.flatMap(({ ast }) => alternatives(ast))))}${mayLack}`]
    }),
  )
}

/** The fields that are answered no more, or otherwise: a page of the build before can't read them. */
export const brokenFields = (before: AnsweredFields, now: AnsweredFields): ReadonlyArray<string> =>
  [...before].flatMap(([field, was]) => {
    const is = now.get(field)
    return is === was ? [] : [is === undefined ? `${field} is gone` : `${field} was ${was}, is ${is}`]
  })

const between = " · "
const byText = (one: string, other: string) => (one < other ? -1 : 1)

/** The fields as a text: objects that are alike stand once, with the places that answer them. */
export const writtenFields = (fields: AnsweredFields): string => {
  const objects = Map.groupBy(fields, ([field]) => field.slice(0, field.lastIndexOf(".")))
  const shapes = Map.groupBy(objects, ([, own]) =>
    own
      .map(([field, type]) => `${field.slice(field.lastIndexOf(".") + 1)} ${type}`)
      .toSorted(byText)
      .join(between),
  )
  return [...shapes]
    .map(([shape, places]) => [shape, ...places.map(([place]) => `  ${place}`).toSorted(byText)].join("\n"))
    .toSorted(byText)
    .join("\n\n")
}

/** The fields of such a text. */
export const readFields = (text: string): AnsweredFields =>
  new Map(
    text.split("\n\n").flatMap((block) => {
      const [shape = "", ...places] = block.trimEnd().split("\n")
      return places.flatMap((place) =>
        shape.split(between).map((named) => {
          const end = named.indexOf(" ")
          return [`${place.slice(2)}.${named.slice(0, end)}`, named.slice(end + 1)] as const
        }),
      )
    }),
  )
