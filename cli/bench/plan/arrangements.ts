/** 手配 of a seeded company as rows: its customer, its sites, arrangements, shifts and who is on them. */
import { addDays } from "#modules/kernel/civil-day.ts"
import { rollsOf } from "../rolls.ts"
import { type Crew, crewsOf, type Shift, shiftTimes } from "./crews.ts"
import { line, nothing, type Rows } from "./rows.ts"
import type { FirstIds, Shape } from "./shape.ts"

const places = [
  "豊洲三丁目計画",
  "品川駅西口再開発",
  "大手町プレイス改修",
  "港北物流センター",
  "川崎港倉庫解体",
  "渋谷桜丘 内装",
] as const
const note = "搬入 7:30 北ゲート。新規入場者教育あり"

const momentsOf = (day: Crew["day"], shift: Shift) => {
  const [from, to] = shiftTimes[shift]
  return [`${day} ${from}+09`, `${to < from ? addDays(day, 1) : day} ${to}+09`] as const
}

const siteLines = function* (shape: Shape, { partner, site }: FirstIds) {
  for (let n = 0; n < shape.sites; n++)
    yield line(site + n, 1, `${places[n % places.length]} ${n}`, "東京都港区海岸一丁目", partner, 24_000, 30_000)
}

const taskLines = function* (shape: Shape, first: FirstIds) {
  for (const { day, site, task, shifts } of crewsOf(shape)) {
    const leader = shifts[0]?.workers[0]
    const isNoted = rollsOf("note", shape.seed, shape.at, task).isIn(0.15)
    const leaderId = leader === undefined ? nothing : first.staff + leader
    yield line(first.task + task, first.site + site, day, isNoted ? note : "", leaderId, first.partner)
  }
}

const shiftLines = function* (shape: Shape, first: FirstIds) {
  for (const { day, task, shifts } of crewsOf(shape))
    for (const { shift, workers } of shifts) {
      const short = rollsOf("short", shape.seed, shape.at, task, shift).isIn(0.15) ? 1 : 0
      yield line(first.task + task, shift, "t", ...shiftTimes[shift], ...momentsOf(day, shift), workers.length + short)
    }
}

const workerLines = function* (shape: Shape, first: FirstIds) {
  for (const { day, task, shifts } of crewsOf(shape))
    for (const { shift, workers } of shifts) {
      const [from, to] = momentsOf(day, shift)
      for (const worker of workers)
        yield line(first.task + task, shift, first.staff + worker, day, `["${from}","${to}")`)
    }
}

export const arrangementRows = (shape: Shape, first: FirstIds): ReadonlyArray<Rows> => [
  {
    table: "companies.partnership",
    columns: ["id", "is_customer", "is_vendor"],
    lines: [line(first.partner, "t", "f")],
  },
  { table: "people.partner", columns: ["id", "company_name"], lines: [line(first.partner, "東都建設")] },
  {
    table: "scheduling.site",
    columns: ["id", "type", "name", "address", "customer_id", "regular_unit_price", "night_unit_price"],
    lines: siteLines(shape, first),
  },
  {
    table: "scheduling.task",
    columns: ["id", "site_id", "day", "note", "leader_staff_id", "customer_id"],
    lines: taskLines(shape, first),
  },
  {
    table: "scheduling.task_shift",
    columns: ["task_id", "shift", "is_on", "from_time", "to_time", "starts_at", "ends_at", "needed"],
    lines: shiftLines(shape, first),
  },
  {
    table: "scheduling.task_worker",
    columns: ["task_id", "shift", "staff_id", "day", "during"],
    lines: workerLines(shape, first),
  },
]
