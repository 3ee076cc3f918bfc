/** Inputs that a call's own schema accepts, with every id of our choosing. */
import { Schema, SchemaAST } from "effect"
import { aPicture } from "../files/a-picture.ts"
import { goodQueries } from "../files/good-files.ts"
import type { Call } from "./contracts.ts"
import { partnerOf } from "./foreign.ts"
import { goodInputs, pathIds } from "./good-inputs.ts"

const isId = (key: string) => key === "id" || key === "ids" || /(?:Id|Ids)$/.test(key)

/** Which row an id of this name is: partners are numbered apart from people (D123). */
type IdFor = (key: string) => number
const namesPartner = new Set(["customerId", "customerIds", "managerId", "vendorId", "vendorIds"])
const idsOf = ({ route }: Call, id: number, companyId: number): IdFor => {
  const isOfPartners = /^\/(vendor|customer)\b/.test(route.path)
  const isPartner = (key: string) => namesPartner.has(key) || (isOfPartners && (key === "id" || key === "ids"))
  return (key) => (key === "companyId" ? companyId : isPartner(key) ? partnerOf(id) : id)
}

/** Values that people really send; for each leaf the first ones that its schema accepts are used. */
const candidates: ReadonlyArray<unknown> = [
  1,
  "2026-10-05",
  "2026-10",
  "2026-06",
  "2026-10-05T00:00:00.000Z",
  "08:00",
  "6f2b0a52-9d3c-4a8e-9c1b-0f5d6e7a8b90",
  "見本",
  "mihon@example.jp",
  "ミホン",
  "03-1234-5678",
  "160-0022",
  "T7000012050002",
  "tehai-2026",
  // The form of a link's token; nobody has this one.
  "QRsT7v-x_yZ0123456789abcdefghijklmnopqrstuv",
  // That of a digest; nothing has this one.
  "5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef",
  // And that of a code.
  "161803",
  true,
  0,
  "0123",
  8,
  30,
  2026,
  // Digits of a branch, and of an account.
  "004",
  "1234567",
  0.5,
  // What a paper is called as a file.
  "見本.pdf",
  "",
  null,
]

const accepted = (ast: SchemaAST.AST, seed: number): unknown => {
  const schema = Schema.make<Schema.Codec<unknown>>(ast)
  const fits = candidates.filter((one) => Schema.is(schema)(one))
  if (fits.length === 0) throw new Error(`no candidate fits ${ast._tag}: ${JSON.stringify(ast.annotations ?? {})}`)
  return fits[seed % Math.min(fits.length, 3)]
}

const valueOf = (ast: SchemaAST.AST, idFor: IdFor, seed: number, key: string): unknown => {
  // The one thing that a form has and JSON hasn't.
  if (SchemaAST.isDeclaration(ast)) return aPicture()
  if (SchemaAST.isObjects(ast)) {
    const fields = ast.propertySignatures.flatMap(({ name, type }) => {
      const isOptional = SchemaAST.isOptional(type)
      return isOptional && seed % 2 === 1 ? [] : [[String(name), valueOf(type, idFor, seed, String(name))]]
    })
    return Object.fromEntries(fields)
  }
  if (SchemaAST.isArrays(ast)) {
    const [item] = ast.rest.length > 0 ? ast.rest : ast.elements
    return item === undefined ? [] : [valueOf(item, idFor, seed, key)]
  }
  if (SchemaAST.isUnion(ast)) {
    const branch = ast.types[seed % ast.types.length] ?? ast
    return valueOf(branch, idFor, seed, key)
  }
  const value = SchemaAST.isLiteral(ast) ? ast.literal : accepted(ast, seed)
  return isId(key) && typeof value === "number" ? idFor(key) : value
}

const sampleOf = (schema: unknown, idFor: IdFor, seed: number): unknown =>
  Schema.isSchema(schema) ? valueOf(SchemaAST.toEncoded(schema.ast), idFor, seed, "") : undefined

export interface Sample {
  readonly path: string
  readonly body: unknown
}

const generated = [1, 2]

/** What a call is asked with: an input per seed, and those that its own rules ask for. */
export const samplesOf = (call: Call, id: number): ReadonlyArray<Sample> => {
  const good = goodInputs[`${call.module} ${call.name}`]?.(id) ?? []
  return [...good.map((body) => ({ ...sample(call, id, 1), body })), ...generated.map((seed) => sample(call, id, seed))]
}

/** One input per seed; odd seeds leave out what may be left out. A planted company has the number of its first rows. */
export const sample = (call: Call, id: number, seed: number, companyId = id): Sample => {
  const { module, name, route } = call
  const idFor = idsOf(call, id, companyId)
  const body = "body" in route ? sampleOf(route.body, idFor, seed) : undefined
  const asked = goodQueries[`${module} ${name}`]?.(id) ?? sampleOf(route.query, idFor, seed)
  const search = new URLSearchParams(
    typeof asked === "object" && asked !== null
      ? Object.entries(asked).flatMap(([name, value]) => (value == null ? [] : [[name, String(value)]]))
      : [],
  )
  const path = route.path.replace(/:(\w+)/g, (_, part) =>
    String(pathIds[`${module} ${name}`]?.(id, part) ?? idFor("id")),
  )
  return { path: search.size > 0 ? `${path}?${search}` : path, body }
}
