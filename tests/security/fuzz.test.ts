import { Schema } from "effect"
import { describe, expect, test } from "vitest"
import { isErrorCode } from "#modules/kernel/errors.ts"
import { wholeText } from "../kernel/ask.ts"
import { heldForFile } from "../kernel/product.ts"
import { badSample, chance } from "./bad-inputs.ts"
import { type Call, calls, titleOf } from "./contracts.ts"
import { besideFaulty } from "./faulty.ts"
import { faultyCalls } from "./faulty-contract.ts"
import { ownId } from "./foreign.ts"
import { askerOf } from "./good-inputs.ts"
import type { Grounds } from "./grounds.ts"
import { type Sample, samplesOf } from "./sample.ts"

const isHard = process.env.HARD === "1"
const rounds = isHard ? 200 : 8
/** Named by a failure; another one is tried with SEED. */
const seed = Number(process.env.SEED ?? 20_261_120)
/** A clock says nothing while other tests share the machine. */
const slowestMillis = isHard ? 2000 : Number.POSITIVE_INFINITY

const held = heldForFile(besideFaulty)

interface Sent {
  readonly path: string
  readonly text: string | undefined
}
const send = async ({ mine, tokens }: Grounds, url: string, call: Call, { path, text }: Sent) => {
  const { route, metadata } = call
  const began = performance.now()
  const answer = await fetch(`${url}/api${path}`, {
    method: route.method,
    headers: {
      companyid: String(mine.id),
      ...(metadata.access === "public" ? {} : { authorization: `Bearer ${tokens.get(askerOf(call))}` }),
      ...(text === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(text === undefined ? {} : { body: text }),
    signal: AbortSignal.timeout(10_000),
  })
  const said = await wholeText(answer)
  const isJson = answer.headers.get("content-type")?.includes("json") === true
  const body: unknown = isJson ? JSON.parse(said) : undefined
  return { status: answer.status, said, body, millis: performance.now() - began }
}

const Refused = Schema.Struct({
  success: Schema.Literal(false),
  errorCode: Schema.String.check(Schema.makeFilter(isErrorCode)),
  errorMessage: Schema.NonEmptyString,
})
const isRefused = Schema.is(Refused)

/** What is wrong with an answer, whatever was sent. */
const wrongWith = ({ route }: Call, { status, body, millis }: Awaited<ReturnType<typeof send>>) => {
  const good: unknown = route.responses[200]
  const isRight =
    status === 200
      ? !Schema.isSchema(good) || Schema.is(Schema.make<Schema.Codec<unknown>>(Schema.toEncoded(good).ast))(body)
      : isRefused(body)
  return [
    ...(status >= 500 ? ["a server error"] : []),
    ...(isRight ? [] : ["not as the contract says"]),
    ...(millis > slowestMillis ? [`${Math.round(millis)} ms`] : []),
  ]
}

/** Texts that PostgreSQL can't hold, in the place of a whole body: they must reach it in no way. */
const unstorable = ['"見\\u0000本"', '"\\ud800"']

const complaints = async (grounds: Grounds, url: string, call: Call, count: number) => {
  const draw = chance(seed)
  const good = samplesOf(call, ownId)
  const found: Array<string> = []
  const plain = good.map(({ path, body }) => ({ path, text: body === undefined ? undefined : JSON.stringify(body) }))
  const bad = Array.from({ length: count }, (_, at) => {
    const input: Sample = good[at % good.length] ?? { path: call.route.path, body: undefined }
    return badSample(input, call.route.path, draw)
  })
  const odd = plain.flatMap(({ path, text }) =>
    text === undefined ? [] : unstorable.map((body) => ({ path, text: body })),
  )
  for (const input of [...plain, ...odd, ...bad]) {
    const told = await send(grounds, url, call, input)
    for (const wrong of wrongWith(call, told))
      found.push(`${wrong}: ${input.path.slice(0, 200)} ${input.text?.slice(0, 300)} -> ${told.said.slice(0, 200)}`)
  }
  return found
}

// Whoever signs out can ask nothing more.
const asked = calls.filter(({ name, route }) => name !== "logout" && !route.path.startsWith("/demo/"))

describe(`API-07 whatever is sent (seed ${seed})`, () => {
  test.each(asked.map((call) => [titleOf(call), call] as const))(
    "%s answers as its contract says, with a code of the catalogue",
    async (_, call) => {
      expect(await complaints(held(), held().running.url, call, rounds)).toEqual([])
    },
    300_000,
  )

  test.each([
    ["a call that breaks at a number it does not expect", "breaksBelowZero", "a server error"],
    ["an answer by another schema than the contract's", "answersOtherwise", "not as the contract says"],
  ])("the guard sees a planted fault: %s", async (_, name, seen) => {
    const call = faultyCalls[name]
    if (call === undefined) throw new Error("nothing planted")
    expect((await complaints(held(), held().broken.url, call, 150)).join()).toContain(seen)
  })
})
