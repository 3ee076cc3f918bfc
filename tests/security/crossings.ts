/** What a call lets through between two companies: the guard of every call, and of the planted ones. */
import { ask, type Told } from "../kernel/ask.ts"
import type { Running } from "../kernel/product.ts"
import type { Call } from "./contracts.ts"
import { canary, companyTables, digestOf, foreignId, missingId, partnerOf } from "./foreign.ts"
import { fireAt, type Grounds } from "./grounds.ts"
import { sample, samplesOf } from "./sample.ts"
import { atRest, withoutDraws } from "./state.ts"

/** Two equal products: one is asked for ids of the other company, one for ids that nobody has. */
export interface Twins {
  readonly foreign: Running
  readonly missing: Running
}

/** The same words whatever the id was: status, code and fields, but for the id that was sent and the moment of it. */
const sentIds = new RegExp(`\\b(${[foreignId, missingId].flatMap((id) => [id, partnerOf(id)]).join("|")})\\b`, "g")
const shape = ({ status, text }: Told) =>
  `${status} ${withoutDraws(text)
    .replace(sentIds, "#")
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "@")}`

/** What of the other company a role learns or changes by one call, every id replaced by a foreign one; nothing for a good call. */
export const crossings = async (
  grounds: Grounds,
  { foreign, missing }: Twins,
  call: Call,
  roles: ReadonlyArray<string>,
): Promise<ReadonlyArray<string>> => {
  const { other, tokens } = grounds
  const found: Array<string> = []
  const before = await digestOf(foreign, other.id)
  for (const role of roles) {
    const nobodys = samplesOf(call, missingId)
    for (const [at, input] of samplesOf(call, foreignId).entries()) {
      // A close that one of them has ended sooner would tell them apart.
      await Promise.all([atRest(foreign), atRest(missing)])
      const [one, two] = await Promise.all([
        fireAt(grounds, foreign.url, call, { ...input, role }),
        fireAt(grounds, missing.url, call, { ...(nobodys[at] ?? input), role }),
      ])
      if (one.text.includes(canary)) found.push(`${role}: shows the other company: ${one.text}`)
      if (shape(one) !== shape(two))
        found.push(`${role}: tells a foreign id from a missing one: ${one.text} ${two.text}`)
      if (one.status >= 500) found.push(`${role}: ${one.text}`)
    }
    const { path, body } = sample(call, foreignId, 1)
    const { method } = call.route
    const asked = { method, token: tokens.get(role), company: other.id, ...(body === undefined ? {} : { body }) }
    const tampered = await ask(foreign.url, path, asked)
    if (tampered.body?.errorCode !== "Your_Company_In_Header_Not_Valid")
      found.push(`${role}: another company in the header: ${tampered.text}`)
  }
  if ((await digestOf(foreign, other.id)) !== before) found.push("changes the other company")
  return found
}

/** Lets every company through in every table, so that only what the statements themselves say keeps them apart. */
export const withoutPolicies = async ({ owner }: Running) => {
  for (const { name } of await companyTables({ owner }))
    await owner.unsafe(`create policy everybody on ${name} to tehai_app using (true)`)
}

/** Which of these people a call of the platform lets in, or tells anything but that it is not theirs. */
export const admitted = async (
  grounds: Grounds,
  { url }: Running,
  call: Call,
  roles: ReadonlyArray<string>,
): Promise<ReadonlyArray<string>> => {
  const input = sample(call, foreignId, 1)
  const found: Array<string> = []
  for (const role of roles) {
    const told = await fireAt(grounds, url, call, { ...input, role })
    if (told.status !== 403 || told.body?.errorCode !== "Permission_Denied") found.push(`${role}: ${told.text}`)
  }
  const stranger = await ask(url, input.path, {
    method: call.route.method,
    ...(input.body === undefined ? {} : { body: input.body }),
  })
  if (stranger.status !== 401) found.push(`nobody: ${stranger.text}`)
  return found
}
