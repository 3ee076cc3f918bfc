import { Effect } from "effect"
import { beforeAll, expect, test } from "vitest"
import { Keys } from "#modules/kernel/keys.ts"
import { readAnchors } from "#modules/runtime/audit/anchor-file.ts"
import { type ChainReport, verifyIn } from "#modules/runtime/audit/verify.ts"
import { aChange, audited, seal, someChains, verified } from "./chains.ts"
import { chanceOf, type Expected, type Ground, tamperings } from "./tampering.ts"

const held = audited()
const chains = [0, 1, 2]
const batches = 4
const each = 5
const length = batches * each
beforeAll(() => someChains(held(), chains, batches, each))

class Undone extends Error {}

/** Tampers in a transaction of the owner, verifies what it made of the audit, and undoes it. */
const after = async (tamper: (on: Ground) => Promise<Expected>, chain: number, seed: number) => {
  const { folder, owner, run } = held()
  const outside = readAnchors(folder)
  const keys = await run(Effect.map(Keys, (ring) => ring))
  let found: { readonly expected: Expected; readonly chains: ReadonlyArray<ChainReport> } | undefined
  await owner
    .begin(async (sql) => {
      const anchors = outside.filter((anchor) => anchor.chain === chain)
      const expected = await tamper({ sql, chain, length, anchors, chance: chanceOf(seed) })
      found = { expected, chains: (await verifyIn(sql, { keys, outside, chain: undefined })).chains }
      throw new Undone()
    })
    .catch((fault: unknown) => {
      if (!(fault instanceof Undone)) throw fault
    })
  if (found === undefined) throw new Error("not verified")
  return found
}

const times = process.env.HARD === "1" ? 1000 : 60
const seed = Number(process.env.SEED ?? 20_261_120)

test(`each of ${times} tamperings by the database's owner is found and located (seed ${seed})`, async () => {
  const kinds = Object.entries(tamperings)
  const missed: Array<unknown> = []
  const chance = chanceOf(seed)
  for (let time = 0; time < times; time++) {
    const [name, tamper] = kinds[time % kinds.length] ?? ["none", tamperings.change]
    const chain = chains[chance(chains.length)] ?? 0
    const found = await after(tamper, chain, seed + time * 7919)
    const fault = found.chains.find(({ company }) => (company ?? 0) === chain)?.fault
    const others = found.chains.filter(({ company }) => (company ?? 0) !== chain && company !== 99)
    const isFound = fault?.kind === found.expected.kind && fault.place === found.expected.place
    if (!isFound || others.some((other) => other.fault !== null))
      missed.push({ time, name, chain, expected: found.expected, fault: fault ?? null })
  }
  expect(missed).toEqual([])
  expect((await verified(held())).isClean).toBe(true)
})

test("a tail that was cut stays cut when the sealer goes on after it, with the old anchor put back or left", async () => {
  const { folder, owner, run } = held()
  const [end] = readAnchors(folder).filter(({ chain, place }) => chain === 2 && place === length - each)
  if (end === undefined) throw new Error("no such anchor")
  await owner`delete from kernel.audit_entry where company_id = 2 and link_no > ${end.place}`
  await owner`update kernel.audit_anchor set link_no = ${end.place}, link = ${end.link}, mac = ${end.mac} where chain = 2`
  for (let one = 0; one < each + 2; one++) await run(aChange(2))
  await seal(held())
  expect((await verified(held(), 2)).chains[0]?.fault).toMatchObject({ kind: "tailCut", place: end.place + 1 })

  await owner`delete from kernel.audit_entry where company_id = 1 and link_no > 18`
  await run(aChange(1))
  await seal(held())
  expect((await verified(held(), 1)).chains[0]?.fault).toMatchObject({ kind: "deleted", place: 19 })
})

test("what was slipped in before a seal is found after it too", async () => {
  const { owner, run } = held()
  for (const company of [11, 12]) await run(aChange(company))
  await owner`insert into kernel.audit_entry (company_id, at, person_id, action, subject, after, mac)
    select company_id, at, person_id, 'forged', subject, after, decode(md5('a') || md5('b'), 'hex')
    from kernel.audit_entry where company_id = 11`
  await owner`insert into kernel.audit_entry (company_id, at, person_id, action, subject, before, after, request_id, mac)
    select company_id, at, person_id, action, subject, before, after, request_id, mac
    from kernel.audit_entry where company_id = 12`
  for (const company of [11, 12])
    expect((await verified(held(), company)).chains[0]?.fault).toMatchObject({ kind: "inserted", place: null })
  await seal(held())
  expect((await verified(held(), 11)).chains[0]?.fault).toMatchObject({ kind: "changed", place: 2 })
  expect((await verified(held(), 12)).chains[0]?.fault).toMatchObject({ kind: "inserted", place: 2 })
})
