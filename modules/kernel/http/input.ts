/** What a call brings: path and query numbers parsed, the JSON body read, each checked by its schema. */
import { Effect, Schema, SchemaAST } from "effect"
import { HttpRouter, HttpServerRequest } from "effect/http"
import { refuse } from "../errors.ts"
import { parseOptions } from "../fields/field-errors.ts"
import { messageKey } from "../fields/messages.ts"
import { mayBeForm } from "./asked-headers.ts"
import { multipart } from "./contract.ts"
import { mayBeJson, parsedJson } from "./json-body.ts"
import { receivedForm } from "./multipart.ts"

type Decode = (value: unknown) => Effect.Effect<unknown, Schema.SchemaError>

/** A struct without fields takes whatever it is given, so what is sent to a call that takes nothing is named here. */
const Nothing = Schema.Record(Schema.String, Schema.Unknown).check(
  Schema.makeFilter((sent) => Object.keys(sent).map((name) => ({ path: [name], issue: messageKey("unknownField") }))),
)
const namesNothing = ({ ast }: Schema.Top) =>
  SchemaAST.isObjects(ast) && ast.propertySignatures.length === 0 && ast.indexSignatures.length === 0

const decoderOf = (schema: unknown): Decode => {
  if (!Schema.isSchema(schema)) return () => Effect.succeed(undefined)
  // ts-rest keeps schemas as unknown; contract.ts only lets Effect Schemas in.
  return Schema.decodeUnknownEffect((namesNothing(schema) ? Nothing : schema) as Schema.Codec<unknown>, parseOptions)
}
/** A call without a schema for its query takes none. */
const queryDecoderOf = (schema: unknown): Decode =>
  Schema.isSchema(schema)
    ? decoderOf(schema)
    : (query) => Effect.as(Schema.decodeUnknownEffect(Nothing, parseOptions)(query), undefined)

const isNumber = (ast: SchemaAST.AST): boolean =>
  SchemaAST.isNumber(ast) ||
  (SchemaAST.isLiteral(ast) && typeof ast.literal === "number") ||
  (SchemaAST.isUnion(ast) && ast.types.some(isNumber))

/** The fields of a path or query that the schema wants as numbers. */
const numberFields = (schema: unknown): ReadonlySet<string> => {
  if (!Schema.isSchema(schema) || !SchemaAST.isObjects(schema.ast)) return new Set()
  return new Set(
    schema.ast.propertySignatures
      .filter(({ type }) => isNumber(SchemaAST.toEncoded(type)))
      .map(({ name }) => String(name)),
  )
}

const withNumbers = (fields: ReadonlySet<string>, values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      fields.has(name) && typeof value === "string" && /^-?\d{1,15}$/.test(value) ? Number(value) : value,
    ]),
  )

export interface Received {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  /** The body as it came, for the digest of the idempotency key. */
  readonly raw: unknown
}

/** What the platform says, several causes deep, of a body beyond the limit. */
const isTooLarge = (fault: unknown): boolean =>
  typeof fault === "object" &&
  fault !== null &&
  (("_tag" in fault && fault._tag === "MaxBytesError") ||
    ("reason" in fault && isTooLarge(fault.reason)) ||
    ("cause" in fault && isTooLarge(fault.cause)))

const noBody = () => Effect.undefined
const jsonBody = Effect.fnUntraced(function* (request: HttpServerRequest.HttpServerRequest) {
  const text = yield* Effect.mapError(request.text, (fault) =>
    refuse(isTooLarge(fault) ? "File_Too_Large" : "Invalid_Input"),
  )
  if (text !== "" && !mayBeJson(request.headers["content-type"])) return yield* refuse("File_Type_Invalid")
  return yield* parsedJson(text)
})
const form = Effect.fnUntraced(function* (request: HttpServerRequest.HttpServerRequest) {
  if (!mayBeForm(request.headers["content-type"])) return yield* refuse("File_Type_Invalid")
  return yield* receivedForm(request)
})
/**
 * Reads one call. Fails with SchemaError, Invalid_Input when the body is no JSON or no form, File_Type_Invalid when it
 * doesn't say to be, File_Too_Large beyond the limit. Files of a form lie there until the scope ends.
 */
export const reader = (spec: { pathParams?: unknown; query?: unknown; body?: unknown; contentType?: unknown }) => {
  const [params, query, body] = [decoderOf(spec.pathParams), queryDecoderOf(spec.query), decoderOf(spec.body)]
  const [pathNumbers, queryNumbers] = [numberFields(spec.pathParams), numberFields(spec.query)]
  const bodyOf = !Schema.isSchema(spec.body) ? noBody : spec.contentType === multipart ? form : jsonBody
  return Effect.gen(function* () {
    const request = yield* HttpServerRequest.HttpServerRequest
    const raw = yield* bodyOf(request)
    return {
      params: yield* params(withNumbers(pathNumbers, (yield* HttpRouter.RouteContext).params)),
      query: yield* query(withNumbers(queryNumbers, yield* HttpServerRequest.ParsedSearchParams)),
      body: yield* body(raw),
      raw,
    } satisfies Received
  })
}
