/** Sites and arrangements of a planted company: a series with somebody on it, a small job, and one for each call that ends one. */
import { Effect } from "effect"
import { addDays, type IsoDate, isoDate } from "#modules/kernel/civil-day.ts"
import { yen } from "#modules/kernel/yen.ts"
import { createSite, createTask } from "#modules/scheduling/index.ts"
import { proposeChange } from "#modules/scheduling/operations/propose-change.ts"
import { createSmallJob } from "#modules/scheduling/operations/small-jobs.ts"
import { acting } from "../kernel/acting.ts"
import type { TestCompany } from "../kernel/companies.ts"
import type { Running } from "../kernel/product.ts"

/** The first day of the series, in a month that is still open; somebody pressed the button on it. */
export const openDay = isoDate("2026-10-06")

/** Arrangements behind the series of three days, which is the first; each ends in another way. */
export const workPlaces = { smallJob: 3, accepted: 4, refused: 5, deleted: 6, held: 7, moved: 8 } as const
/** The site behind that of the series and that of the small job. */
export const secondSiteOf = (id: number) => id + 2
const wished = [workPlaces.accepted, workPlaces.refused]
const single = [...wished, workPlaces.deleted, workPlaces.held, workPlaces.moved]

const siteOf = (company: TestCompany, mark: string, name: string) => ({
  name: `${mark} ${name}`,
  type: 1 as const,
  address: "東京都江東区豊洲3丁目2",
  customerId: company.customerId,
  regularUnitPrice: yen(24_000),
  nightUnitPrice: yen(30_000),
  description: `${mark} メモ`,
})

const seriesAndSites = Effect.fn("Tests.seriesAndSites")(function* (company: TestCompany, mark: string) {
  const worker = company.staffOf("worker")
  const people = { vendors: [{ userId: company.vendorId }], workers: [{ userId: worker }] }
  const site = yield* createSite({ ...siteOf(company, mark, "現場"), ...people })
  const series = yield* createTask({
    constructionSiteId: site.id,
    name: `${mark} 手配`,
    note: `${mark} 連絡`,
    startDate: openDay,
    endDate: addDays(openDay, 2),
    morningShift: 1,
    workerMorning: 1,
    workers: [{ userId: worker, morningShift: 1 }],
  })
  yield* createSmallJob({
    constructionSiteName: `${mark} 小口`,
    address: "東京都大田区羽田1丁目1",
    constructionSiteType: 1,
    customerId: company.customerId,
    startDate: addDays(openDay, 3),
    morningShift: 1,
    workerMorning: 1,
  })
  yield* createSite(siteOf(company, mark, "第二現場"))
  return { siteId: site.id, seriesId: series.id }
})

/** One day with a shift that the vendor is asked for two people on. */
const askedOfVendor = (company: TestCompany, siteId: number, mark: string, startDate: IsoDate) =>
  createTask({
    constructionSiteId: siteId,
    name: `${mark} 一日`,
    startDate,
    morningShift: 1,
    workerMorning: 2,
    vendors: [{ userId: company.vendorId, morningShift: 1, maxWorkerMorning: 2 }],
  })

/** The first day is that of the series; the customer wants more people on two of those behind it. */
export const plantedWork = async (running: Running, company: TestCompany, mark: string) => {
  const admin = acting(running, company)
  const { siteId, seriesId } = await admin(seriesAndSites(company, mark))
  await running.owner`insert into scheduling.worked (company_id, task_id, staff_id, minutes)
    values (${company.id}, ${seriesId}, ${company.staffOf("worker")}, 240)`
  await running.owner`insert into scheduling.task_sheet (company_id, task_id, view)
    values (${company.id}, ${seriesId}, ${running.owner.json({ siteName: `${mark} 手配書` })})`
  for (const place of single) {
    const { id, version } = await admin(askedOfVendor(company, siteId, mark, addDays(openDay, place)))
    if (id !== seriesId + place) throw new Error(`arrangement ${id} is not in its place`)
    const wish = { version, metadataCustomerUpdate: { workerMorning: 3, comment: `${mark} 増員` } }
    if (wished.some((one) => one === place)) await acting(running, company, "customer")(proposeChange(id, wish))
  }
}
