/** An arrangement as its sheet prints it, of what one reader may see: what is hidden from him is not there. */
import { dayOfMonth, isoDate, monthNumberOf, weekday, yearOf } from "#modules/kernel/civil-day.ts"
import { workShifts } from "#modules/kernel/codes.ts"
import { shiftFields } from "../codes.ts"
import type { TaskPrint } from "../contract/task-mail.ts"
import type { TaskView } from "../contract/task-view.ts"
import { idOfShift } from "./shift-fields.ts"

const weekdays = ["日", "月", "火", "水", "木", "金", "土"]
export const printedDay = (text: string) => {
  const day = isoDate(text)
  return `${yearOf(day)}年${monthNumberOf(day)}月${dayOfMonth(day)}日（${weekdays[weekday(day)] ?? ""}）`
}
const line = (label: string, value: string | null | undefined) =>
  value === null || value === undefined || value === "" ? [] : [{ label, value }]

const shiftsOf = (view: TaskView): TaskPrint["shifts"] =>
  workShifts.flatMap((shift) => {
    const fields = shiftFields[shift]
    const isOn = view[fields.flag] === 1
    if (!isOn && view[fields.customerFlag] !== 1) return []
    const [from, to, heads, needed] = [view[fields.from], view[fields.to], view[fields.heads], view[fields.needed]]
    const counts = [
      ...(typeof heads === "number" ? [`客先 ${heads}名`] : []),
      ...(typeof needed === "number" && needed > 0 ? [`手配 ${needed}人工`] : []),
    ]
    const people = (view.workers ?? []).flatMap((worker) =>
      worker[fields.flag] === 1
        ? [worker.vendorCompanyName == null ? worker.name : `${worker.name}（${worker.vendorCompanyName}）`]
        : [],
    )
    return [
      {
        label: view.shiftDefaults.find((one) => one.shift === idOfShift(shift))?.label ?? "",
        times: isOn && from != null && to != null ? `${from}–${to < from ? "翌" : ""}${to}` : "時間は調整中",
        counts: counts.join("　"),
        people,
      },
    ]
  })

const vendorLines = (view: TaskView) =>
  (view.vendors ?? []).flatMap((vendor) => {
    const asked = workShifts.flatMap((shift) => {
      const count = vendor[shiftFields[shift].needed]
      const label = view.shiftDefaults.find((one) => one.shift === idOfShift(shift))?.label ?? ""
      return vendor[shiftFields[shift].flag] !== 1 ? [] : [count == null ? label : `${label} ${count}人工`]
    })
    return line(vendor.vendorCompanyName ?? "", asked.join("、"))
  })

export const printOf = (view: TaskView, company: { readonly name: string; readonly today: string }): TaskPrint => {
  const shifts = shiftsOf(view)
  const files = [...view.description.files, ...view.filesConstructionSite].map(({ name }) => name)
  return {
    companyName: company.name,
    siteName: view.constructionSiteName,
    day: printedDay(view.startDate),
    state: view.reserveStatus === 1 ? "保留" : shifts.some(({ times }) => times.startsWith("時間")) ? "調整中" : "",
    facts: [
      ...line("作業名", view.name),
      ...line("住所", view.address),
      ...line("最寄駅", view.station),
      ...line("集合", [view.meetingTime, view.meetingPlace].filter(Boolean).join(" ")),
      ...line("職長", view.leaderTaskName),
      ...line("客先", view.customerCompanyName),
      ...line("連続手配", view.workingDates.length > 1 ? view.workingDates.map(printedDay).join("、") : ""),
    ],
    shifts,
    vendors: vendorLines(view),
    notes: [
      ...line("作業内容", view.description.content),
      ...line("メモ", view.note),
      ...line("現場の注意", view.noteConstructionSite),
      ...line("資料", files.join("、")),
    ],
    madeOn: printedDay(company.today),
  }
}
