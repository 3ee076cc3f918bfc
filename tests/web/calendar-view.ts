/** A small month as the server would send it. */
import type { CalendarView } from "@/features/scheduling/fetch-calendar.ts"

/**
 * Two people, one site, two arrangements on 2026-11-24 and -25: mornings of two 人工, 佐藤 on both; the first has an
 * afternoon of one, empty.
 */
export const aMonth = (over: Partial<CalendarView> = {}): CalendarView => ({
  from: "2026-11-24",
  to: "2026-11-25",
  today: "2026-11-20",
  shifts: [
    { shift: 1, key: "morning", label: "午前", from: "08:00", to: "12:00" },
    { shift: 2, key: "afternoon", label: "午後", from: "13:00", to: "17:00" },
    { shift: 3, key: "evening", label: "夜間", from: "20:00", to: "05:00" },
    { shift: 4, key: "other", label: "オプション", from: null, to: null },
  ],
  days: [
    { day: "2026-11-24", weekday: 2, holiday: null, isClosed: false },
    { day: "2026-11-25", weekday: 3, holiday: null, isClosed: false },
  ],
  sites: [{ id: 7, name: "豊洲三丁目計画", nameKana: "とよす", type: 1, customerName: "大成工務" }],
  staff: [
    { userId: 11, name: "佐藤 大輔", furiganaName: "サトウ ダイスケ", trade: "scaffolder", vendorCompanyName: null },
    { userId: 12, name: "鈴木 健太", furiganaName: "スズキ ケンタ", trade: null, vendorCompanyName: null },
  ],
  times: [
    { from: "08:00", to: "12:00" },
    { from: "13:00", to: "17:00" },
  ],
  texts: ["搬入 7:30", "07:40 北ゲート前"],
  tasks: {
    id: [101, 102],
    version: [3, 1],
    day: [0, 1],
    site: [0, 0],
    groupId: [5, 0],
    leader: [0, -1],
    name: [-1, -1],
    note: [0, -1],
    meeting: [1, -1],
    held: [],
  },
  slots: {
    task: [0, 0, 1],
    shift: [1, 2, 1],
    time: [0, 1, 0],
    needed: [2, 1, 2],
    assigned: [1, 0, 1],
    staff: [[0], [], [0]],
  },
  permissions: { actions: ["create", "assign", "update"], fields: {} },
  ...over,
})
