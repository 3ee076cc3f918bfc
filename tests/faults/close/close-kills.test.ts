import { expect, onTestFailed, onTestFinished, test } from "vitest"
import type { TestCompany } from "../../kernel/companies.ts"
import { heldForFile } from "../../kernel/product.ts"
import { tehai } from "../../launcher/launched.ts"
import { ownFolder } from "../own-folder.ts"
import { seed, seeded } from "../seeded.ts"
import { ended, undisturbed } from "./closes.ts"
import { pointsAClose, pointsOf } from "./kill-plan.ts"
import { delivered, faultsOf, onceBack } from "./proof.ts"
import { sixtyPeople } from "./sixty-people.ts"
import { ordered, storyOn, watched } from "./story.ts"

const points = process.env.HARD === "1" ? 60 : 12
/** Each company's close is also done on a copy that nothing disturbs. */
const folder = () =>
  ownFolder({
    fill: async (running) => {
      const companies: Array<TestCompany> = []
      for (let n = 0; n < points / pointsAClose; n++) companies.push(await sixtyPeople(running, `SIXTY${n}`))
      return companies
    },
    onCopy: (running, companies, dataDir) =>
      undisturbed(
        companies.map((company) => ({ ...running, company })),
        dataDir,
      ),
  })
const nothingMore = async () => {}
const held = heldForFile(folder, nothingMore, 240_000 + points * 10_000)
const patience = { timeout: 120_000 + points * 40_000 }

test(
  `API-05 BEY-06 closes killed at ${points} points end with every slip and notice once, byte for byte the undisturbed ones'`,
  patience,
  async () => {
    const folder = held()
    const { calm, dataDir, made: companies, owner } = folder
    const story = storyOn(folder)
    onTestFinished(() => console.info(story.killed.map((point, n) => `${n + 1}. ${point}`).join("\n")))
    onTestFailed(async () => {
      console.info(story.said())
      console.info(await owner`select id, topic, attempts, due_at, failure from kernel.outbox where sent_at is null`)
      console.info(
        await folder.admin`select usename, state, wait_event, backend_start, left(query, 80) as query from pg_stat_activity
          where datname = 'tehai'`,
      )
    })
    const begun = performance.now()
    await story.server()
    const startMillis = performance.now() - begun
    const random = seeded(seed)
    const acknowledged: Array<{ readonly company: TestCompany; readonly text: string }> = []
    for (const [n, company] of companies.entries()) {
      await story.server()
      const [first, ...others] = pointsOf(n, startMillis, random)
      if (first === undefined) throw new Error("no points")
      let order = { text: "", jobId: 0 }
      const atFirst = await story.dies(first, company, async () => {
        order = await ordered(folder, company)
        acknowledged.push({ company, text: order.text })
      })
      expect(atFirst).toEqual([])
      const seen = watched(folder, order.jobId)
      for (const point of others) expect(await story.dies(point, company)).toEqual([])
      const job = await ended({ owner }, order.jobId)
      const progress = await seen()
      await delivered({ owner, company })
      expect(job).toMatchObject({
        state: "done",
        progress_done: 60,
        progress_of: 60,
        result: { revision: 1, slips: 60 },
      })
      expect(await faultsOf({ owner, company }, { owner: calm, company })).toEqual([])
      expect(progress).toEqual(progress.toSorted((one, other) => one - other))
      const chunks = await onceBack(
        () => owner`select chunk, written from payroll.close_chunk where company_id = ${company.id} order by 1`,
      )
      expect(chunks).toMatchObject([0, 1, 2].map((chunk) => ({ chunk, written: 20 })))
    }
    expect(story.killed).toHaveLength(points)

    // What was acknowledged stays acknowledged, in the same words.
    await story.server()
    for (const { company, text } of acknowledged) expect((await ordered(folder, company)).text).toBe(text)
    const verify = tehai(["audit", "verify", "--json"], { DATA_DIR: dataDir })
    expect([await verify.ended, verify.errors()]).toEqual([0, ""])
  },
)
