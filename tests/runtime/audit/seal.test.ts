import { rmSync } from "node:fs"
import { Effect, Fiber } from "effect"
import { expect, test } from "vitest"
import { entryMark } from "#modules/kernel/audit/marks.ts"
import { Keys } from "#modules/kernel/keys.ts"
import { readAnchors } from "#modules/runtime/audit/anchor-file.ts"
import { sealing } from "#modules/runtime/audit/seal.ts"
import { administer } from "#modules/runtime/database/roles.ts"
import { aChange, audited, seal, someChains, verified } from "./chains.ts"

const held = audited()

test("entries get their places in their own company's chain, and untouched chains are clean", async () => {
  await someChains(held(), [0, 1, 2], 3, 4)
  expect(await seal(held())).toBe(0)
  await held().run(aChange(1))
  expect(await verified(held())).toEqual({
    isClean: true,
    anchors: { ours: 9, others: 0 },
    chains: [
      { company: null, sealed: 12, waiting: 0, fault: null },
      { company: 1, sealed: 12, waiting: 1, fault: null },
      { company: 2, sealed: 12, waiting: 0, fault: null },
    ],
  })
  expect((await verified(held(), 2)).chains.map(({ company }) => company)).toEqual([2])
  const rows = await held().owner`select link_no from kernel.audit_entry where company_id = 2 order by id`
  expect(rows.map(({ link_no }) => Number(link_no))).toEqual(Array.from({ length: 12 }, (_, at) => at + 1))
})

test("two sealers at once place every entry once", async () => {
  await held().run(Effect.forEach(Array.from({ length: 20 }), () => aChange(3), { concurrency: 5 }))
  await Promise.all([seal(held()), seal(held())])
  await seal(held())
  const report = await verified(held(), 3)
  expect(report.chains).toEqual([{ company: 3, sealed: 20, waiting: 0, fault: null }])
})

test("an entry that commits late is sealed when it is there", async () => {
  const { owner, run } = held()
  const late = {
    companyId: 4,
    personId: 7,
    at: "2026-11-20T01:02:03.004Z",
    action: "late",
    subject: "x",
    requestId: null,
  }
  const mac = await run(Effect.map(Keys, (keys) => entryMark(keys, late)))
  await owner.begin(async (tx) => {
    await tx`insert into kernel.audit_entry (company_id, person_id, at, action, subject, mac)
      values (4, 7, ${late.at}, ${late.action}, ${late.subject}, ${mac})`
    await run(aChange(4))
    expect(await seal(held())).toBe(1)
  })
  expect(await seal(held())).toBe(1)
  expect((await verified(held(), 4)).chains).toEqual([{ company: 4, sealed: 2, waiting: 0, fault: null }])
  const order = await owner`select action from kernel.audit_entry where company_id = 4 order by link_no`
  expect(order.map(({ action }) => action)).toEqual(["test.change", "late"])
})

test("a sealer that loses its connections goes on, and the chain is whole", async () => {
  const { address, folder, owner, run } = held()
  const sealer = await run(Effect.forkDetach(sealing(folder)))
  for (let time = 0; time < 3; time++) {
    await run(Effect.forEach(Array.from({ length: 10 }), () => aChange(6), { discard: true }))
    if (address.kind === "embedded")
      await Effect.runPromise(
        administer(
          address.socket,
          `select pg_terminate_backend(pid) from pg_stat_activity
            where datname = '${address.database}' and usename = 'tehai_relay'`,
        ),
      )
  }
  const isSealed = async () => {
    const [row] = await owner`select count(*)::int as n from kernel.audit_entry where company_id = 6 and link is null`
    return row?.n === 0
  }
  await expect.poll(isSealed, { timeout: 120_000, interval: 100 }).toBe(true)
  await run(Fiber.interrupt(sealer))
  expect((await verified(held(), 6)).chains).toEqual([{ company: 6, sealed: 30, waiting: 0, fault: null }])
})

test("anchors that were committed and never written are there after the next start", async () => {
  const { folder, run } = held()
  await run(aChange(8))
  rmSync(folder, { recursive: true })
  await seal(held())
  rmSync(folder, { recursive: true })
  const sealer = await run(Effect.forkDetach(sealing(folder)))
  await expect.poll(() => readAnchors(folder).filter(({ chain }) => chain === 8).length, { timeout: 120_000 }).toBe(1)
  await run(Fiber.interrupt(sealer))
  expect((await verified(held())).isClean).toBe(true)
})

const writes = process.env.HARD === "1" ? 2000 : 240
const millisOf = async (work: () => Promise<unknown>) => {
  const from = performance.now()
  await work()
  return performance.now() - from
}

const perSecond = (count: number, millis: number) => Math.round((count * 1000) / millis)

test("one hot company writes while the sealer runs and the audit is verified: clean at every moment", async () => {
  const { folder, run } = held()
  const hot = () =>
    run(Effect.forEach(Array.from({ length: writes }), () => aChange(5), { concurrency: 6, discard: true }))
  await hot()
  const sealed = await millisOf(() => seal(held()))
  const alone = await millisOf(hot)
  await seal(held())
  const sealer = await run(Effect.forkDetach(sealing(folder)))
  const beside = await millisOf(hot)
  const busy = hot()
  for (let round = 0; round < 3; round++) expect((await verified(held())).isClean).toBe(true)
  await busy
  await run(Fiber.interrupt(sealer))
  await seal(held())
  let verifiedAll: unknown
  const looked = await millisOf(async () => {
    verifiedAll = (await verified(held(), 5)).chains[0]
  })
  expect(verifiedAll).toMatchObject({ sealed: 4 * writes, waiting: 0, fault: null })
  process.stdout.write(
    `audit: ${perSecond(writes, alone)} writes/s without the sealer, ${perSecond(writes, beside)} with it (${(alone / beside).toFixed(2)}); ` +
      `${perSecond(writes, sealed)} entries/s sealed, ${perSecond(4 * writes, looked)} verified\n`,
  )
})
