import i18next from "i18next"
import readExcel from "read-excel-file/node"
import { beforeAll, expect, test } from "vitest"
import { weekColumns, weekLines } from "@/features/customer/week-file.ts"
import type { Week, WeekTask } from "@/features/customer/week-query.ts"
import { sentColumns, sentPeople } from "@/features/slots/month-file.ts"
import type { Slot } from "@/features/slots/slots-query.ts"
import { formatIn } from "@/lib/format.ts"
import customer from "../../web/i18n/ja/customer.ts"
import labels from "../../web/i18n/ja/labels.ts"
import { fileOf } from "../../web/lib/list/list-file.ts"
import { slot } from "./a-slot.ts"

beforeAll(async () => {
  await i18next.init({ lng: "ja", resources: { ja: { customer, labels } }, fallbackLng: false })
})
const { weekday } = formatIn("ja")
const readBack = async (file: Blob) => {
  const [sheet] = await readExcel(Buffer.from(await file.arrayBuffer()))
  return sheet?.data.map((row) => row.map((cell) => (cell instanceof Date ? cell.toISOString().slice(0, 10) : cell)))
}

const shift = (over: Partial<WeekTask["shifts"][number]> = {}) => ({
  ...{ shift: 1, isOn: true, customerAsks: true, from: "08:00", to: "12:00", heads: 4 },
  ...{ desireFrom: null, desireTo: null },
  ...over,
})
const task = (id: number, day: string, over: Partial<WeekTask> = {}): WeekTask => ({
  ...{ id, version: 1, constructionSiteId: 9, day, groupId: null, name: "冷媒配管", hasTimes: true, isClosed: false },
  ...{ meetingTime: "07:40", meetingPlace: "北ゲート前", leaderName: "佐藤 大輔", leaderPhone: "090-0000-0111" },
  ...{ startTimeDesire: null, endTimeDesire: null, isAdminUpdate: true, metadataCustomerUpdate: null },
  shifts: [shift()],
  ...over,
})
const site = {
  id: 9,
  name: "品川駅西口再開発",
  address: "",
  type: 1,
  leaderName: null,
  leaderPhone: null,
  nextDay: null,
}
const week = (tasks: ReadonlyArray<WeekTask>): Week => ({
  ...{ from: "2026-12-28", to: "2027-01-03", today: "2026-12-28", companyName: "清水設備", companyPhone: null },
  ...{ days: [], usualTimes: [], sites: [site], smallJobs: [], tasks },
})

test("予定表（Excel） of a customer holds what its week shows: a line a shift, real days with their weekday, its own wish where no time is set", async () => {
  const shown = week([
    task(2, "2027-01-02", { shifts: [shift({ isOn: false, from: null, to: null, heads: 2, desireFrom: "09:00" })] }),
    task(1, "2026-12-28", { shifts: [shift(), shift({ shift: 2, from: "13:00", to: "17:00" })] }),
  ])
  const t = i18next.getFixedT(null, ["customer", "labels"] as const)
  const rows = await readBack(await fileOf("excel", "予定表", weekColumns(t, weekday), weekLines(shown)))
  const place = ["品川駅西口再開発", "冷媒配管"]
  const meets = ["07:40 北ゲート前", "佐藤 大輔", "090-0000-0111"]
  expect(rows?.slice(1)).toEqual([
    ["2026-12-28", "月", ...place, "午前", "08:00", "12:00", 4, "予定あり", null, ...meets],
    ["2026-12-28", "月", ...place, "午後", "13:00", "17:00", 4, "予定あり", null, ...meets],
    ["2027-01-02", "土", ...place, "午前", null, null, 2, "調整中", "09:00", ...meets],
  ])
})

const worker = (userId: number, name: string, countWork: number) => ({
  ...{ userId, name, countWork, price: null, certificates: [] },
})
test("出面表（Excel） of a vendor: a person at a site on each line, his 人工 by days with year and weekday, sums, nobody who is pencilled in", async () => {
  const slots: ReadonlyArray<Slot> = [
    slot({ day: "2026-12-31", workers: [worker(1, "金子 拓", 1), worker(2, "野村 優", 0.25)] }),
    slot({ day: "2026-12-31", shift: 2, workers: [worker(1, "金子 拓", 0.5)] }),
    slot({ day: "2026-12-30", isHeld: true, workers: [worker(1, "金子 拓", 1)] }),
  ]
  const words = { site: "現場", person: "氏名", sum: "計", weekday }
  const columns = sentColumns(words, ["2026-12-30", "2026-12-31"])
  expect(await readBack(await fileOf("excel", "出面表", columns, sentPeople(slots)))).toEqual([
    ["現場", "氏名", "2026/12/30（水）", "2026/12/31（木）", "計"],
    ["立川", "金子 拓", null, 1.5, 1.5],
    ["立川", "野村 優", null, 0.25, 0.25],
    [null, "計", null, 1.75, 1.75],
  ])
})
