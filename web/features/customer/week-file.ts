/** 予定表: the week that is on the screen as lines of a file, one for each shift; nothing that the page was not told. */
import type { TFunction } from "i18next"
import { shiftLabels, shiftOfId } from "@/features/scheduling/shifts.ts"
import type { ListColumn } from "@/lib/list/column.ts"
import type { Week, WeekTask } from "./week-query.ts"
import { placeOf } from "./wish.ts"

export interface WeekLine {
  readonly task: WeekTask
  readonly shift: WeekTask["shifts"][number]
  readonly site: string
}
export const weekLines = (week: Week): ReadonlyArray<WeekLine> =>
  week.tasks
    .toSorted((one, other) => one.day.localeCompare(other.day) || one.id - other.id)
    .flatMap((task) =>
      task.shifts.map((shift) => ({ task, shift, site: placeOf(week, task.constructionSiteId)?.name ?? "" })),
    )

type Words = TFunction<readonly ["customer", "labels"]>
const stateOf = (t: Words, { task, shift }: WeekLine) => {
  if (shift.from === null) return t("customer:adjusting")
  return task.metadataCustomerUpdate == null ? t("customer:planned") : t("customer:changing")
}
/** The day has its year and its weekday: the file is read long after the page. */
export const weekColumns = (t: Words, weekday: (day: string) => string): ReadonlyArray<ListColumn<WeekLine>> => [
  { key: "day", label: t("customer:day"), kind: "day", width: 6, value: ({ task }) => task.day },
  { key: "weekday", label: t("customer:weekday"), width: 4, value: ({ task }) => weekday(task.day) },
  { key: "site", label: t("customer:site"), width: 14, value: ({ site }) => site },
  { key: "name", label: t("customer:workName"), width: 12, value: ({ task }) => task.name },
  {
    key: "shift",
    label: t("customer:work"),
    width: 5,
    value: ({ shift }) => t(shiftLabels[shiftOfId(shift.shift)]),
  },
  { key: "from", label: t("customer:start"), width: 5, value: ({ shift }) => shift.from },
  { key: "to", label: t("customer:end"), width: 5, value: ({ shift }) => shift.to },
  { key: "heads", label: t("customer:people"), kind: "number", width: 4, value: ({ shift }) => shift.heads },
  { key: "state", label: t("customer:stateOf"), width: 5, value: (line) => stateOf(t, line) },
  {
    key: "desire",
    label: t("customer:wishedStart"),
    width: 5,
    value: ({ task, shift }) => (shift.from === null ? (shift.desireFrom ?? task.startTimeDesire) : null),
  },
  {
    key: "meeting",
    label: t("customer:meetingOf"),
    width: 12,
    value: ({ task }) => [task.meetingTime, task.meetingPlace].filter(Boolean).join(" "),
  },
  { key: "leader", label: t("customer:leader"), width: 8, value: ({ task }) => task.leaderName },
  { key: "phone", label: t("customer:leaderPhone"), width: 8, value: ({ task }) => task.leaderPhone },
]
