import { expect, onTestFinished, test } from "vitest"
import type { TestCompany } from "../../kernel/companies.ts"
import { heldForFile } from "../../kernel/product.ts"
import { tehai } from "../../launcher/launched.ts"
import { seed, seeded } from "../seeded.ts"
import { ended } from "./closes.ts"
import { pointsAClose, pointsOf } from "./kill-plan.ts"
import { closesInOwnFolder } from "./own-folder.ts"
import { delivered, faultsOf } from "./proof.ts"
import { measured, ordered, storyOn, watched } from "./story.ts"

const points = process.env.HARD === "1" ? 60 : 12
const held = heldForFile(() => closesInOwnFolder(1 + points / pointsAClose))
const patience = { timeout: 60_000 + points * 30_000 }

test(
  `API-05 BEY-06 closes killed at ${points} points end with every slip and notice once, byte for byte the undisturbed ones'`,
  patience,
  async () => {
    const folder = held()
    const { calm, companies, dataDir, owner } = folder
    const story = storyOn(folder)
    onTestFinished(() => console.info(story.killed.map((point, n) => `${n + 1}. ${point}`).join("\n")))
    const orders: Array<{ readonly company: TestCompany; readonly text: string }> = []
    const closed = async (n: number, disturb: (company: TestCompany) => Promise<void>) => {
      const company = companies[n]
      if (company === undefined) throw new Error("too few companies")
      await story.server()
      const order = await ordered(folder, company)
      orders.push({ company, text: order.text })
      const seen = watched(folder, order.jobId)
      await disturb(company)
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
      const chunks =
        await owner`select chunk, written from payroll.close_chunk where company_id = ${company.id} order by 1`
      expect(chunks).toMatchObject([0, 1, 2].map((chunk) => ({ chunk, written: 20 })))
    }

    const begun = performance.now()
    await story.server()
    const startMillis = performance.now() - begun
    const usual = await measured(folder, () => closed(0, async () => {}), startMillis)
    const random = seeded(seed)
    for (let close = 0; close < points / pointsAClose; close++)
      await closed(close + 1, async (company) => {
        for (const point of pointsOf(close, usual, random)) expect(await story.dies(point, company)).toEqual([])
      })
    expect(story.killed).toHaveLength(points)

    // What was acknowledged stays acknowledged, in the same words.
    await story.server()
    for (const { company, text } of orders) expect((await ordered(folder, company)).text).toBe(text)
    const verify = tehai(["audit", "verify", "--json"], { DATA_DIR: dataDir })
    expect([await verify.ended, verify.errors()]).toEqual([0, ""])
  },
)
