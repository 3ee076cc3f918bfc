import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { Effect, Fiber } from "effect"
import { expect, test } from "vitest"
import { bytesOfAnchors, readAnchors } from "#modules/runtime/audit/anchor-file.ts"
import { compactAnchors, sealing } from "#modules/runtime/audit/seal.ts"
import { lookingAt } from "../backup/grounds.ts"
import { type Audited, aChange, audited, seal, someChains, verified } from "./chains.ts"

const held = audited()

/** This month's file. */
const newest = () => `anchors-${new Date().toISOString().slice(0, 7)}.txt`
const compacted = () => held().run(compactAnchors(held().folder))
const linesOf = (chain: number) => readAnchors(held().folder).filter((anchor) => anchor.chain === chain)

test("anchors thin out to one for each doubling, and the chains verify as before", async () => {
  await someChains(held(), [0, 1], 40, 1)
  expect(linesOf(1).length).toBe(40)
  await compacted()
  const places = linesOf(1).map(({ place }) => place)
  expect(places.at(-1)).toBe(40)
  expect(places.length).toBeLessThanOrEqual(8)
  expect(await verified(held())).toMatchObject({ isClean: true, anchors: { others: 0 } })
  await compacted()
  expect(linesOf(1).map(({ place }) => place)).toEqual(places)
  await someChains(held(), [1], 1, 2)
  expect((await verified(held(), 1)).chains).toEqual([{ company: 1, sealed: 42, waiting: 0, fault: null }])
})

test("a cut tail is found after compacting, before it, and when the chain has grown over it", async () => {
  const { owner } = held()
  await someChains(held(), [2], 10, 2)
  await compacted()
  const end = linesOf(2).find(({ place }) => place < 20 && place > 10)
  if (end === undefined) throw new Error("no anchor behind the newest")
  await owner`delete from kernel.audit_entry where company_id = 2 and link_no > ${end.place}`
  await owner`update kernel.audit_anchor set link_no = ${end.place}, link = ${end.link}, mac = ${end.mac} where chain = 2`
  expect((await verified(held(), 2)).chains[0]?.fault).toMatchObject({ kind: "tailCut", place: end.place + 1 })
  await someChains(held(), [2], 15, 2)
  for (let time = 0; time < 3; time++) await compacted()
  expect(linesOf(2).some(({ place }) => place === 20)).toBe(true)
  const fault = (await verified(held(), 2)).chains[0]?.fault
  // Where anchors had thinned out before the cut, it is known to lie between two of them.
  expect(fault?.kind).toBe("tailCut")
  expect(fault?.place).toBeGreaterThan(end.place)
  expect(fault?.place).toBeLessThanOrEqual(20)
})

test("the files stay small while the sealer runs: compacted by itself when they have grown", async () => {
  const { folder, run } = held()
  await someChains(held(), [3], 3, 1)
  const [line] = readFileSync(join(folder, newest()), "utf8")
    .split("\n")
    .filter((one) => one.startsWith("3 "))
  writeFileSync(join(folder, "anchors-2025-01.txt"), `${line}\n`.repeat(12_000))
  expect(bytesOfAnchors(folder)).toBeGreaterThan(1_000_000)
  const sealer = await run(Effect.forkDetach(sealing(folder)))
  await run(aChange(3))
  await expect.poll(() => bytesOfAnchors(folder), { timeout: 60_000 }).toBeLessThan(50_000)
  await run(Fiber.interrupt(sealer))
  expect((await verified(held(), 3)).chains[0]?.fault).toBe(null)
})

/** The same database with a new key beside it, as after a lost DATA_DIR. */
const withNewKey = async <A>(look: (at: Audited) => Promise<A>, keepsAnchors = true) => {
  const { address, folder } = held()
  const dataDir = join(dirname(folder), `new-${Math.random().toString(36).slice(2)}`)
  mkdirSync(join(dataDir, "audit"), { recursive: true })
  if (keepsAnchors) copyFileSync(join(folder, newest()), join(dataDir, "audit", newest()))
  const answer = await lookingAt(address, dataDir, (at) => look({ ...at, folder: join(dataDir, "audit") }))
  rmSync(dataDir, { recursive: true })
  return answer
}

test("another key is said to be one, with the old anchors and without; what the new key wrote is proven by it", async () => {
  await someChains(held(), [5], 4, 3)
  for (const keepsAnchors of [true, false]) {
    const report = await withNewKey((at) => verified(at, 5), keepsAnchors)
    expect(report.isClean).toBe(false)
    expect(report.chains).toEqual([{ company: 5, sealed: 12, waiting: 0, fault: null, otherKeyUntil: 12 }])
  }
  await withNewKey(async (at) => {
    // The sealer of a new DATA_DIR writes down what the database knew.
    await at.run(Effect.timeoutOption(sealing(at.folder), "300 millis"))
    for (let one = 0; one < 3; one++) await at.run(aChange(5))
    await seal(at)
    await at.run(compactAnchors(at.folder))
    const after = await verified(at, 5)
    expect(after.chains).toEqual([{ company: 5, sealed: 15, waiting: 0, fault: null, otherKeyUntil: 12 }])
    await at.owner`update kernel.audit_entry set action = 'x' where company_id = 5 and link_no = 14`
    expect((await verified(at, 5)).chains[0]?.fault).toMatchObject({ kind: "changed", place: 14 })
    await at.owner`update kernel.audit_entry set action = 'test.change' where company_id = 5 and link_no = 14`
    await at.owner`update kernel.audit_entry set previous = link where company_id = 5 and link_no = 7`
    expect((await verified(at, 5)).chains[0]?.fault).not.toBe(null)
  }, false)
})

test("nobody passes a forgery off as another key's: our own anchors say that the chain was ours", async () => {
  await someChains(held(), [6], 3, 2)
  const { owner } = held()
  await owner`update kernel.audit_entry set mac = decode(md5('a') || md5('b'), 'hex') where company_id = 6`
  await owner`update kernel.audit_anchor set mac = link where chain = 6`
  expect((await verified(held(), 6)).chains[0]?.fault).toMatchObject({ kind: "changed", place: 1 })
})
