/** Inputs that succeed for the calls about sites and arrangements. */
import { partnerOf } from "./foreign.ts"
import { vendorOf } from "./partner-inputs.ts"
import { openDay, secondSiteOf, workPlaces } from "./planted-work.ts"

type Bodies = (id: number) => ReadonlyArray<object>
const version = [1, 2, 3, 4]
const often = Array.from({ length: 13 }, (_, n) => n + 1)
/** Who is on the planted series, the eighth record. */
const workerOf = (id: number) => id + 7

export const workInputs: Readonly<Record<string, Bodies>> = {
  // Each kind of site has its terms. A leader has one open site, so this one rests.
  "scheduling createSite": (id) => [
    {
      name: "見本 現場",
      type: 1,
      state: 3,
      address: "東京都港区海岸1丁目",
      customerId: partnerOf(id),
      regularUnitPrice: 24_000,
      nightUnitPrice: 30_000,
      leaderId: id,
    },
    // 経理 knows no unit prices, a customer none at all.
    {
      ...{ name: "見本 請負", type: 2, address: "東京都港区海岸1丁目", customerId: partnerOf(id) },
      ...{ contractValue: 3_000_000, startTime: "2026-10-01", endTime: "2027-03-31" },
    },
    { name: "見本 現場", type: 1, address: "東京都港区海岸1丁目", customerId: partnerOf(id) },
  ],
  // What the vendor of the site told whoever made it.
  "scheduling approveSite": (id) =>
    version.flatMap((seen) => [1, 3].map((status) => ({ vendorId: vendorOf(id), version: seen, status }))),
  // Two states, so that one of them is a change.
  "scheduling setSiteState": () => often.map((seen) => ({ version: seen, state: seen % 2 === 1 ? 3 : 1 })),
  "scheduling setSiteStates": (id) =>
    often.map((seen) => ({ rows: [{ id: secondSiteOf(id), version: seen }], state: seen % 2 === 1 ? 3 : 1 })),
  // A field that its customer leaves as it is.
  "scheduling updateSite": () => often.map((seen) => ({ version: seen, meetingPlace: `見本 ${seen}` })),
  "scheduling searchSiteWorkers": (id) => [{ constructionSiteId: id }],
  // A name that the customer has.
  "scheduling siteExists": (id) => [{ name: "見本 現場", customerId: partnerOf(id) }],
  // A shift, and people on it.
  "scheduling createTask": (id) => [
    {
      constructionSiteId: id,
      startDate: "2026-10-20",
      morningShift: 1,
      workerMorning: 1,
      workers: [{ userId: id, morningShift: 1 }],
      leaderId: id,
      customerId: partnerOf(id),
    },
  ],
  "scheduling updateNote": (id) =>
    version.map((seen) => ({ companyId: id, taskId: id, version: seen, note: `見本 ${seen}` })),
  "scheduling updateTermTaskWorker": (id) =>
    version.map((seen) => ({
      companyId: id,
      taskId: id,
      version: seen,
      workers: [{ userId: workerOf(id), countWorkMorning: 0.5 }],
    })),
  "scheduling sendTask": (id) => [{ taskId: id, subject: "見本", receivers: [{ email: "to@mihon.example" }] }],
  "scheduling assign": (id) => version.map((seen) => ({ version: seen, shift: 1, addIds: [id] })),
  "scheduling changeProject": (id) => often.map((seen) => ({ version: seen, constructionSiteId: secondSiteOf(id) })),
  "scheduling createSmallJob": (id) => [
    {
      constructionSiteName: "小口",
      address: "東京都大田区",
      constructionSiteType: 1,
      customerId: partnerOf(id),
      startDate: "2026-10-21",
      morningShift: 1,
      workerMorning: 1,
    },
  ],
  "scheduling updateSmallJob": () => often.map((seen) => ({ version: seen, constructionSiteName: `小口 ${seen}` })),
  "scheduling confirmProposal": () => often.map((seen) => ({ version: seen })),
  "scheduling rejectProposal": () => often.map((seen) => ({ version: seen, reason: "人が足りない" })),
  "scheduling listSlots": () => [{ from: "2026-10-05", to: "2026-10-18" }],
  "scheduling customerWeek": () => [{ from: "2026-10-05" }],
  "scheduling updateReserveStatus": () => often.map((seen) => ({ version: seen, reserveStatus: 1 })),
  "scheduling updateMultipleTask": (id) =>
    often.map((seen) => ({ ids: [id + workPlaces.deleted], versions: [seen], status: 0 })),
  "scheduling searchWorkers": (id) => [
    { shift: 1, workingDay: openDay, constructionSiteId: id, taskId: id, vendorIds: [partnerOf(id)] },
  ],
}
const slot = {
  ...{ morningShift: 1, maxWorkerMorning: 2, priceMorning: 20_000, price: 20_000 },
  metadataUnitPriceCertificate: [{ title: "玉掛け", price: 500, workers: 1 }],
}
export const fullWorkInputs: Readonly<Record<string, Bodies>> = {
  "scheduling createSite": (id) => [
    {
      ...{ name: "見本 請負", type: 2, address: "東京都港区海岸1丁目", customerId: partnerOf(id) },
      ...{ contractValue: 3_000_000, startTime: "2026-10-01", endTime: "2027-03-31" },
      vendors: [{ userId: vendorOf(id), salary: 100_000 }],
      workers: [{ userId: workerOf(id) }],
    },
  ],
  "scheduling updateSite": (id) => [
    { version: 1, vendors: [{ userId: vendorOf(id) }], workers: [{ userId: workerOf(id) }] },
  ],
}
export const slotInput = (id: number) => ({ vendors: [{ userId: vendorOf(id), ...slot }] })

/** The arrangement or site that a call is about. */
export const workPathIds: Readonly<Record<string, (id: number) => number>> = {
  "scheduling sitesOfVendor": vendorOf,
  "scheduling setSiteState": secondSiteOf,
  "scheduling confirmProposal": (id) => id + workPlaces.accepted,
  "scheduling rejectProposal": (id) => id + workPlaces.refused,
  "scheduling proposalHistory": (id) => id + workPlaces.accepted,
  "scheduling updateSmallJob": (id) => id + workPlaces.smallJob,
  "scheduling updateReserveStatus": (id) => id + workPlaces.held,
  "scheduling changeProject": (id) => id + workPlaces.moved,
}
