import { Effect, Schema } from "effect"
import { afterAll, describe, expect, test } from "vitest"
import { type RoleId, roleIds } from "#modules/kernel/codes.ts"
import { wrongFields } from "#modules/kernel/fields/field-errors.ts"
import { heldForFile, type Running } from "../kernel/product.ts"
import { type Call, companyCalls, inOrder, titleOf } from "./contracts.ts"
import { cuttingProxy } from "./cutting-proxy.ts"
import { ownId } from "./foreign.ts"
import { fireAt, type Grounds, grounds } from "./grounds.ts"
import { paperAskers } from "./paper-inputs.ts"
import { type Sample, sample, samplesOf } from "./sample.ts"
import { differing, goOnAlike, saidBy } from "./state.ts"

const atOnce = process.env.HARD === "1" ? 50 : 5

const held = heldForFile((socket, dataDir) =>
  Effect.gen(function* () {
    const own = yield* grounds(3)(socket, dataDir)
    const [once, often, cut] = own.products
    if (once === undefined || often === undefined || cut === undefined) return yield* Effect.die("three products")
    return { ...own, once, often, cut, line: yield* cuttingProxy(cut.url) }
  }),
)
/** What is made of a picture is answered and kept nowhere: a second time it is made again. */
const keepsNothing = "files removeBackground"
const writes = inOrder(companyCalls.filter((call) => call.metadata.kind === "write" && titleOf(call) !== keepsNothing))

/** The first input that succeeds, asked once of each product until then, so that all have the same ids. */
const goodOf = async (grounds: Grounds, call: Call, key: string) => {
  const [once, ...others] = grounds.products
  for (const input of [...samplesOf(call, ownId), sample(call, ownId, 3)]) {
    if (once === undefined) break
    const told = await fireAt(grounds, once.url, call, { ...input, key })
    if (told.status === 200) return { input, said: saidBy(once, told) }
    for (const { url } of others) await fireAt(grounds, url, call, { ...input, key })
  }
  throw new Error(`${titleOf(call)}: no input succeeds`)
}

/** Fires many times at once with one key. */
const answersOf = async (grounds: Grounds, call: Call, running: Running, input: Sample, key: string) => {
  const told = await Promise.all(
    Array.from({ length: atOnce }, () => fireAt(grounds, running.url, call, { ...input, key })),
  )
  return { distinct: [...new Set(told.map(({ status, text }) => `${status} ${text}`))], first: told[0] }
}
/** Another input that the call's own schema takes: of other ids, of other values, or with what may be left out. */
/** Files are read before the key is asked, and no generated one is a sheet: its own inputs go before. */
const readsFirst = new Set(["imports makeImport"])
const another = (call: Call, input: Sample): Sample => {
  const samples = samplesOf(call, ownId + 1)
  const others = [...(readsFirst.has(titleOf(call)) ? samples : samples.toReversed()), sample(call, ownId + 1, 3)]
  const takes = ({ body }: Sample) =>
    !("body" in call.route && Schema.isSchema(call.route.body)) ||
    wrongFields(Schema.make<Schema.Codec<unknown>>(call.route.body.ast))(body).length === 0
  const other = others.find((one) => takes(one) && JSON.stringify(one) !== JSON.stringify(input))
  if (other === undefined) throw new Error(`${titleOf(call)}: one input only`)
  return other
}

/** The same key again by who is less meanwhile, and once more when he is what he was. */
const afterDemotion = async (grounds: Grounds, call: Call, running: Running, input: Sample, key: string) => {
  const { id, personOf } = grounds.mine
  const isVendors = paperAskers[titleOf(call)] === "vendor"
  const become = (role: RoleId, isFirst: boolean) => running.owner`
    update companies.membership set role = ${role}, is_first_admin = ${isFirst}
    where company_id = ${id} and person_id = ${personOf(isVendors ? "vendor" : "admin")}`
  await become(isVendors ? roleIds.vendorWorker : roleIds.worker, false)
  const demoted = await fireAt(grounds, running.url, call, { ...input, key })
  await become(isVendors ? roleIds.vendor : roleIds.admin, !isVendors)
  return { demoted, restored: await fireAt(grounds, running.url, call, { ...input, key }) }
}

describe.each(writes.map((call) => [titleOf(call), call] as const))("R4 %s", (title, call) => {
  const key = `${title.replace(" ", "-")}-1`
  let input: Sample
  let said = ""
  afterAll(() => goOnAlike(held().products))

  test(`${atOnce} times at once with one key: one effect, equal answers`, async () => {
    const { once, often, ...rest } = held()
    const good = await goodOf(rest, call, key)
    input = good.input
    said = good.said
    const { distinct, first } = await answersOf(rest, call, often, input, key)
    expect(distinct).toHaveLength(1)
    expect(first && saidBy(often, first)).toBe(said)
    expect(await differing(once, often)).toEqual({})
  })

  test("a retry after a connection cut before the answer: the first answer, one effect", async () => {
    const { once, cut, line, ...rest } = held()
    await expect(fireAt(rest, line.url, call, { ...input, key })).rejects.toThrow("fetch failed")
    const again = await fireAt(rest, cut.url, call, { ...input, key })
    expect(saidBy(cut, again)).toBe(said)
    expect(await differing(once, cut)).toEqual({})
  })

  test("a retry after a demotion is not answered, and changes nothing", async () => {
    const { once, often, ...rest } = held()
    const told = await afterDemotion(rest, call, often, input, key)
    expect([told.demoted.status, told.demoted.body?.errorCode]).toEqual([403, "Permission_Denied"])
    expect(saidBy(often, told.restored)).toBe(said)
    expect(await differing(once, often)).toEqual({})
  })

  test("the key with another body is refused and changes nothing", async () => {
    const { once, often, ...rest } = held()
    const told = await fireAt(rest, often.url, call, { ...another(call, input), key })
    expect([told.status, told.body?.errorCode]).toEqual([422, "Idempotency_Key_Reused"])
    expect(await differing(once, often)).toEqual({})
  })
})

test("the guard sees a planted fault: keys that are not kept", async () => {
  const { once, often, ...rest } = held()
  const call = writes.find((one) => titleOf(one) === "people inviteStaff")
  await often.owner.unsafe(`
    create function kernel.forget() returns trigger language plpgsql as $$ begin return null; end $$;
    create trigger forgetful before insert on kernel.idempotency for each row execute function kernel.forget()`)
  if (call === undefined) throw new Error("nothing to fire")
  const { input } = await goodOf(rest, call, "planted")
  const { distinct } = await answersOf(rest, call, often, input, "planted")
  const differences = Object.keys(await differing(once, often))
  expect(distinct.length + differences.length).toBeGreaterThan(1)
})

test("the guard sees a planted fault: answers for whoever holds the key", async () => {
  const { once: _, often, ...rest } = held()
  const call = writes.find((one) => titleOf(one) === "companies updateLabelSetting")
  if (call === undefined) throw new Error("nothing to fire")
  await often.owner.unsafe(`
    drop trigger forgetful on kernel.idempotency;
    create function kernel.name_nobody() returns trigger language plpgsql as $$ begin new.standing = null; return new; end $$;
    create trigger nobodys before insert on kernel.idempotency for each row execute function kernel.name_nobody()`)
  const body = { key: "customer", value: "お客様", version: 1 }
  const input = { path: call.route.path, body }
  expect((await fireAt(rest, often.url, call, { ...input, key: "nobodys" })).status).toBe(200)
  expect((await afterDemotion(rest, call, often, input, "nobodys")).demoted.status).toBe(200)
})
