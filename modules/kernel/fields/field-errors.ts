/** From a failed decode to the fields of an error answer: a dotted path and a sentence for each wrong field. */
import { Result, Schema, type SchemaAST, SchemaIssue } from "effect"
import type { FieldError } from "../errors/catalogue.ts"
import { isMessageKey, type MessageName } from "./messages.ts"

/**
 * Every wrong field at once; the input is kept so that nothing can be told from a wrong kind of value. A field that no
 * schema names is refused: whoever sends it means something by it, and would believe that it was done.
 */
export const parseOptions = {
  errors: "all",
  reportInput: true,
  onExcessProperty: "error",
} as const satisfies SchemaAST.ParseOptions

/** A wrong field with the key of its sentence, for forms that show it in the person's language. */
export interface FieldKey {
  readonly field: string
  readonly key: string
}

const wrongKind: Partial<Record<SchemaAST.AST["_tag"], MessageName>> = {
  String: "notText",
  TemplateLiteral: "notText",
  Number: "notNumber",
  Boolean: "notTicked",
  Literal: "notChoice",
  Enum: "notChoice",
  Arrays: "notList",
}

/** Checks of the library that carry no key of ours, by the name it gives them. */
const checksById: Record<string, MessageName> = {
  "effect/schema/isInt": "notInteger",
  "effect/schema/isFinite": "notNumber",
}

const keyIn = (annotations: { readonly message?: unknown } | undefined) =>
  typeof annotations?.message === "string" && isMessageKey(annotations.message) ? annotations.message : undefined

const isNothing = (issue: SchemaIssue.Issue) =>
  SchemaIssue.hasInput(issue) && (issue.input === null || issue.input === undefined || issue.input === "")

/** What a value of the wrong kind should have been; of `X | null` that is what X asks for. */
const kindKey = (ast: SchemaAST.AST): string => {
  const own = keyIn(ast.annotations)
  if (own !== undefined || ast._tag !== "Union") return own ?? wrongKind[ast._tag] ?? "invalid"
  const member = ast.types.find(({ _tag }) => _tag !== "Null" && _tag !== "Undefined")
  return member === undefined ? "invalid" : kindKey(member)
}

const filterKey = ({ filter, issue }: SchemaIssue.Filter): string | undefined => {
  const own = keyIn(filter.annotations)
  // A check over several fields says itself which one is wrong, inside.
  if (own !== undefined || issue._tag !== "InvalidValue") return own
  return keyIn(issue.annotations) ?? checksById[filter.annotations?.representation?.id ?? ""] ?? "invalid"
}

/** Nothing was given: a choice is chosen, all else is filled in. */
const missingKey = (ast: SchemaAST.AST) => (kindKey(ast) === "notChoice" ? "notChosen" : "required")

const leafKey = (issue: SchemaIssue.Leaf | SchemaIssue.AnyOf): string => {
  switch (issue._tag) {
    case "MissingKey":
      return "required"
    case "UnexpectedKey":
      return "unknownField"
    case "InvalidType":
    case "AnyOf":
      return isNothing(issue) ? missingKey(issue.ast) : kindKey(issue.ast)
    case "OneOf":
      return kindKey(issue.ast)
    case "InvalidValue":
    case "Forbidden":
      return keyIn(issue.annotations) ?? "invalid"
  }
}

/** Of several ways to give something the one that was meant: it has the fewest complaints, the first of those alike. */
const fewest = (complaints: ReadonlyArray<ReadonlyArray<FieldKey>>): ReadonlyArray<FieldKey> =>
  complaints.reduce((best, one) => (one.length < best.length ? one : best))

const walk = (issue: SchemaIssue.Issue, path: ReadonlyArray<PropertyKey>, outer?: string): ReadonlyArray<FieldKey> => {
  switch (issue._tag) {
    case "Filter":
      return walk(issue.issue, path, outer ?? filterKey(issue))
    case "Encoding":
      return walk(issue.issue, path, outer)
    case "Pointer":
      return walk(issue.issue, [...path, ...issue.path], outer)
    case "Composite":
      return issue.issues.flatMap((inner) => walk(inner, path, outer))
    case "AnyOf":
      if (issue.issues.length > 0) return fewest(issue.issues.map((inner) => walk(inner, path, outer)))
  }
  return [{ field: path.map(String).join("."), key: outer ?? leafKey(issue) }]
}

/** The wrong fields of a failed decode in the order of the schema, each with its first complaint. */
export const fieldKeys = (failure: Schema.SchemaError | SchemaIssue.Issue): ReadonlyArray<FieldKey> => {
  const first = new Map<string, FieldKey>()
  for (const wrong of walk(Schema.isSchemaError(failure) ? failure.issue : failure, [])) {
    if (!first.has(wrong.field)) first.set(wrong.field, wrong)
  }
  return [...first.values()]
}

/** The `fields` of an Invalid_Input refusal. */
export const fieldErrors = (failure: Schema.SchemaError | SchemaIssue.Issue): ReadonlyArray<FieldError> =>
  fieldKeys(failure).map(({ field, key }) => ({ field, message: key }))

/**
 * The wrong fields of a value, for forms, imports and the command line: one request schema serves them and the server.
 *
 * Empty when the schema lets the value through.
 */
export const wrongFields = <S extends Schema.ConstraintDecoder<unknown>>(schema: S) => {
  const decode = Schema.decodeUnknownResult(schema, parseOptions)
  return (value: unknown): ReadonlyArray<FieldKey> =>
    Result.match(decode(value), { onSuccess: () => [], onFailure: fieldKeys })
}
