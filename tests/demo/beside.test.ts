/** What ends a demo, and what doesn't: a company of people who meant it, not a form that anybody can send. */
import { Effect } from "effect"
import { expect, test } from "vitest"
import { foundCompany } from "#modules/companies/index.ts"
import { registerPerson } from "#modules/identity/index.ts"
import { writeAcross } from "#modules/kernel/write.ts"
import { demoStanding } from "../../cli/demo/load/load.ts"
import { ask } from "../kernel/ask.ts"
import { clonedDatabase, heldForFile, type Running, started } from "../kernel/product.ts"

const founded = (of: Running, email: string, isDemo: boolean) =>
  of.run(
    writeAcross(
      { reason: "a company for a test", personId: null },
      Effect.gen(function* () {
        const admin = yield* registerPerson({ email, name: "創業 者", password: "tehai-2026" })
        return yield* foundCompany({ name: isDemo ? "清水設備株式会社" : "隣の会社", kenId: 13, isDemo }, admin)
      }),
    ),
  )
let demo = 0
const running = heldForFile(
  (socket, dataDir) =>
    Effect.flatMap(clonedDatabase(socket), (address) => started(address, dataDir, { offersDemo: true })),
  async (of) => {
    demo = await founded(of, "shimizu@shimizu-setsubi.example", true)
  },
)
const people = async () => (await ask(running().url, "/demo/people")).status
const enters = async () => (await ask(running().url, "/demo/enter", { body: { key: "president" } })).status

test("BEY-18 a registration that waits or was rejected ends no demo; a company that was let in does, though it was stopped since", async () => {
  const { owner, run } = running()
  const other = await founded(running(), "waits@shinsei.example", false)
  for (const [status, answer] of [
    [2, 200],
    [3, 200],
    [1, 404],
    [0, 404],
  ] as const) {
    await owner`update companies.company set status = ${status} where id = ${other}`
    expect([status, await people(), await enters()]).toEqual([status, answer, answer])
    const standing = await run(demoStanding())
    expect(standing).toEqual(answer === 200 ? { kind: "demo", companyId: demo } : { kind: "real" })
  }
})
