import type { Schema } from "effect"
import type { Attempt } from "../attempt.ts"
import type { Wrong } from "./wrong.ts"

interface WritingOf<Body, Saved> {
  /** The contract's request, loaded with the first check: `async () => (await import("…/contract.ts")).x.create.body`. */
  readonly schema: () => Promise<Schema.ConstraintDecoder<Body>>
  /** What is typed, in the request's shape and not checked yet. */
  readonly body: unknown
  readonly send: (body: Body, extraHeaders: Attempt) => Promise<Saved>
}
/** One call that a form saves by. */
export interface Writing<Saved> {
  readonly check: () => Promise<
    | { readonly wrong: ReadonlyArray<Wrong>; readonly send?: undefined }
    | { readonly wrong?: undefined; readonly body: unknown; readonly send: (attempt: Attempt) => Promise<Saved> }
  >
}
/** Without the schema here the server alone checks, and refuses by the same one. */
const isTaken = <Body>(_body: unknown): _body is Body => true

/** The check and its schema come with the first look at what is typed; undefined where the network keeps them away. */
const loaded = async <Body>(schema: () => Promise<Schema.ConstraintDecoder<Body>>) => {
  try {
    return await Promise.all([import("./check-schema.ts"), schema()])
  } catch {
    return undefined
  }
}

/** A call with the request that it takes: the same schema checks it here and on the server. */
export const writing = <Body, Saved>(of: WritingOf<Body, Saved>): Writing<Saved> => ({
  check: async () => {
    const checking = await loaded(of.schema)
    if (checking === undefined) {
      const { body } = of
      return isTaken<Body>(body) ? { body, send: (attempt) => of.send(body, attempt) } : { wrong: [] }
    }
    const [{ checkSchema }, schema] = checking
    const checked = checkSchema(schema, of.body)
    if (checked.wrong !== undefined) return checked
    const { body } = checked
    return { body, send: (attempt) => of.send(body, attempt) }
  },
})

/** What can't be sent because it can't be read: `rules` have said why. */
export const unreadable: Writing<never> = { check: async () => ({ wrong: [] }) }
