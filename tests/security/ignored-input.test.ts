/** Every documented field of every call says something: another value of it is answered, stored or refused otherwise. */
import { existsSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { describe, expect, test } from "vitest"
import type { Told } from "../kernel/ask.ts"
import { heldForFile, type Running } from "../kernel/product.ts"
import { type Call, calls, inOrder, titleOf } from "./contracts.ts"
import { besideFaulty } from "./faulty.ts"
import { faultyCalls } from "./faulty-contract.ts"
import { ownId } from "./foreign.ts"
import { fullInputs } from "./full-inputs.ts"
import { fireAt, type Grounds } from "./grounds.ts"
import { onceOnly, seenElsewhere } from "./ignored-input.ts"
import { type Sample, sample, samplesOf } from "./sample.ts"
import { documentedFields, variantsOf } from "./variants.ts"

const held = heldForFile(besideFaulty)
/** What a call says and keeps, by its path in the answer and in the audit. */
type Facts = ReadonlyMap<string, string>

const flat = (value: unknown, path: string): ReadonlyArray<readonly [string, string]> =>
  typeof value === "object" && value !== null && Object.keys(value).length > 0
    ? Object.entries(value).flatMap(([key, inner]) => flat(inner, `${path}.${key}`))
    : [[path, JSON.stringify(value) ?? "undefined"]]

/** What a call wrote into the audit. */
const entriesBy = async ({ owner }: Running, told: Told) => {
  const rows = await owner<Array<{ entry: unknown }>>`
    select jsonb_build_object('before', before, 'after', after, 'action', action) as entry
    from kernel.audit_entry where request_id = ${told.headers.get("x-request-id")} order by action`
  return rows.map(({ entry }) => entry)
}
const queryOf = (path: string): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    [...new URL(path, "http://x").searchParams].map(([name, text]) => [
      name,
      /^-?\d+$/.test(text) ? Number(text) : text,
    ]),
  )
const withQuery = (path: string, query: Readonly<Record<string, unknown>>) => {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  return `${path.split("?")[0]}?${search}`
}

const isExpired = (told: Told) => told.body?.errorCode === "Update_Expired"
const isRow = (body: unknown): body is Readonly<Record<string, unknown>> => typeof body === "object" && body !== null
/** How many versions are tried of a row of which nothing is known, and of one that this guard has changed before. */
const [furthest, nearest] = [120, 40]
/** At which version each row stands, as far as this guard has brought it. */
const standing = new Map<string, number>()
/** The row that an input changes: of this product, named in the path or in the body. */
const rowOf = ({ url }: Running, call: Call, { path, body }: Sample) => {
  const { userId, companyId, key } = Object(body)
  return JSON.stringify([url, titleOf(call), path.split("?")[0], userId, companyId, key])
}
/** Versions worth asking with: the one after the last that was answered, that one itself where nothing was changed, then the input's own and on. */
const versionsFor = (known: number | undefined, own: unknown): ReadonlyArray<unknown> => {
  const from = known ?? 1
  const all = Array.from({ length: known === undefined ? furthest : nearest }, (_, i) => from + i)
  return [...new Set([...(known === undefined ? [own] : [known, known - 1]), ...all])]
}
/** A change is asked with the version that stands now, looked for where it is not known. */
const fireFitting = async (grounds: Grounds, running: Running, call: Call, input: Sample): Promise<Told> => {
  const { body } = input
  if (!isRow(body) || !("version" in body)) return await fireAt(grounds, running.url, call, input)
  const row = rowOf(running, call, input)
  const [own, ...others] = versionsFor(standing.get(row), body.version)
  const asked = async (version: unknown) => {
    const told = await fireAt(grounds, running.url, call, { ...input, body: { ...body, version } })
    if (told.status === 200) standing.set(row, Number(version) + 1)
    return told
  }
  let told = await asked(own)
  for (const version of others) {
    if (!isExpired(told)) return told
    told = await asked(version)
  }
  return told
}
const fire = async (grounds: Grounds, running: Running, call: Call, input: Sample, fits = true): Promise<Facts> => {
  const told = await (fits ? fireFitting(grounds, running, call, input) : fireAt(grounds, running.url, call, input))
  const kept = call.metadata.kind === "write" && told.status === 200 ? await entriesBy(running, told) : undefined
  return new Map([...flat(told.body ?? told.text.length, ""), ...flat(kept, "kept"), ["status", String(told.status)]])
}
const differs = (one: Facts, other: Facts, noise: ReadonlySet<string>) =>
  [...new Set([...one.keys(), ...other.keys()])].some((path) => !noise.has(path) && one.get(path) !== other.get(path))

/** The good inputs that say most, each with what varies between two of the same. */
const basesOf = async (grounds: Grounds, running: Running, call: Call) => {
  const found: Array<{ input: Sample; facts: Facts; noise: ReadonlySet<string> }> = []
  const full = (fullInputs[titleOf(call)]?.(ownId) ?? []).map((body) => ({ ...sample(call, ownId, 1), body }))
  const inputs = [...full, ...samplesOf(call, ownId), sample(call, ownId, 3)]
  // Two that differ by their version alone are one: the version that stands now takes its place.
  const alike = Map.groupBy(inputs, (input) => JSON.stringify(input, (key, value) => (key === "version" ? 0 : value)))
  for (const input of [...alike.values()].flatMap(([first]) => first ?? [])) {
    const facts = await fire(grounds, running, call, input)
    if (facts.get("status") !== "200") continue
    const again = await fire(grounds, running, call, input)
    const noise = new Set([...facts.keys(), ...again.keys()].filter((path) => facts.get(path) !== again.get(path)))
    found.push({ input, facts: again, noise })
  }
  return found.toSorted((one, other) => JSON.stringify(other.input).length - JSON.stringify(one.input).length)
}

/** Fields of which no value that was tried changed anything. */
const ignoredBy = async (grounds: Grounds, running: Running, call: Call) => {
  const bases = await basesOf(grounds, running, call)
  const open = new Set([
    ...documentedFields(call, "body").map((field) => `body ${field}`),
    ...documentedFields(call, "query").map((field) => `query ${field}`),
  ])
  for (const { input, facts, noise } of bases) {
    const variants = [...variantsOf(call, "body", input.body), ...variantsOf(call, "query", queryOf(input.path))]
    for (const { place, field, input: other } of variants) {
      const name = `${place} ${field}`
      if (!open.has(name)) continue
      const sent =
        place === "body" ? { ...input, body: other } : { ...input, path: withQuery(input.path, Object(other)) }
      if (differs(facts, await fire(grounds, running, call, sent, field !== "version"), noise)) open.delete(name)
    }
  }
  return { isAsked: bases.length > 0, ignored: [...open] }
}

/** What a test file takes from the inputs beside it (`import { fullRegistration } from "./registering.ts"`). */
const importedBy = (file: string, text: string) =>
  [...text.matchAll(/from "(\.\/[\w-]+\.ts)"/g)].map(([, near = ""]) => readFileSync(join(dirname(file), near), "utf8"))
/** The tests of a file, each with its text; what stands before the first, or is imported from beside, is the helpers of all. */
const testsIn = (file: string) => {
  const [own = "", ...tests] = existsSync(file) ? readFileSync(file, "utf8").split(/^(?= *(?:test|describe)[.(])/m) : []
  return {
    helpers: [own, ...importedBy(file, own)].join("\n"),
    tests: tests.filter((text) => text.includes("expect(")),
  }
}
/** Whether a text sends a field: names it as a key, shorthand or not. */
const sends = (text: string, field: string) => new RegExp(`\\b${field.split(/[ .]/).at(-1)}\\b`).test(text)

/**
 * Fields that an exception leaves without a proof: no test of the named files sends them, or the test that is named
 * (`file › how its title begins`) does not, or asserts nothing.
 */
const unproven = (
  call: Call,
  once?: string,
  elsewhere: Readonly<Record<string, string>> = {},
): ReadonlyArray<string> => {
  const fields = (["body", "query"] as const).flatMap((place) =>
    documentedFields(call, place).map((field) => `${place} ${field}`),
  )
  const files = once?.match(/tests\/\S+/g) ?? []
  const isSent = (field: string) =>
    files.some((file) => {
      const { helpers, tests } = testsIn(file)
      return tests.length > 0 && [helpers, ...tests].some((text) => sends(text, field))
    })
  const open = once === undefined ? [] : fields.filter((field) => !isSent(field))
  for (const [field, reason] of Object.entries(elsewhere)) {
    const [, file = "", title = ""] = /(tests\/\S+) › (.+)$/.exec(reason) ?? []
    const { helpers, tests } = testsIn(file)
    const named = tests.filter((text) => title !== "" && text.includes(`"${title}`))
    if (!fields.includes(field) || !named.some((text) => sends(text, field) || isCalledWith(helpers, text, field)))
      open.push(field)
  }
  return open.map((field) => `${titleOf(call)} ${field}`)
}
/** A helper of the file sends the field, and the test calls it. */
const isCalledWith = (helpers: string, text: string, field: string) =>
  [
    ...helpers.matchAll(
      /^(?:export )?const (\w+) = [\s\S]*?(?=^(?:export )?(?:const|let|interface|type) |$(?![\s\S]))/gm,
    ),
  ].some(([body, name]) => sends(body, field) && new RegExp(`\\b${name}\\(`).test(text))

const hasInput = (call: Call) => documentedFields(call, "body").length + documentedFields(call, "query").length > 0
const asked = inOrder(calls.filter((call) => hasInput(call) && !call.route.path.startsWith("/demo/")))

describe("no input is ignored in silence", () => {
  test.each(asked.filter((call) => !(titleOf(call) in onceOnly)).map((call) => [titleOf(call), call] as const))(
    "%s",
    async (title, call) => {
      const { isAsked, ignored } = await ignoredBy(held(), held().running, call)
      expect([title, isAsked]).toEqual([title, true])
      expect(ignored.toSorted()).toEqual(Object.keys(seenElsewhere[title] ?? {}).toSorted())
    },
    300_000,
  )

  test("an exception names a call that there is, and tests that send its field", () => {
    const titles = asked.map(titleOf)
    const excepted = [...Object.keys(onceOnly), ...Object.keys(seenElsewhere)]
    expect(excepted.filter((title) => !titles.includes(title))).toEqual([])
    expect(asked.flatMap((call) => unproven(call, onceOnly[titleOf(call)], seenElsewhere[titleOf(call)]))).toEqual([])
  })

  test("the guard sees a planted fault: an exception whose test says nothing of the field, or is gone", () => {
    const call = asked.find((one) => titleOf(one) === "identity logout")
    if (call === undefined) throw new Error("nothing planted")
    expect(unproven(call, "ends the sign-in that asks: tests/identity/sign-in.test.ts")).toEqual([
      "identity logout body all",
    ])
    const of = (title: string) => ({ "body all": `tests/identity/sessions.test.ts › ${title}` })
    expect(unproven(call, undefined, of("AUTH-13 signing out everywhere"))).toEqual([])
    expect(unproven(call, undefined, of("AUTH-11 a refresh token"))).toEqual(["identity logout body all"])
    expect(unproven(call, undefined, of("a test that was deleted"))).toEqual(["identity logout body all"])
  })

  test("the guard sees a planted fault: a field that says nothing", async () => {
    const call = faultyCalls.breaksBelowZero
    if (call === undefined) throw new Error("nothing planted")
    expect(await ignoredBy(held(), held().broken, call)).toEqual({ isAsked: true, ignored: ["body count"] })
  })
})
