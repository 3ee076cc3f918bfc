import { useTranslation } from "react-i18next"
import { shiftIds, workShifts } from "#modules/kernel/codes/shift.ts"
import type { AttendanceDay, PunchView } from "#modules/timekeeping/contract.ts"
import { data } from "@/lib/client.ts"
import type { Part } from "@/lib/form/parts.ts"
import type { Typed } from "@/lib/form/typed.ts"
import { useForm } from "@/lib/form/use-form.ts"
import { unreadable, writing } from "@/lib/form/writing.ts"
import { timekeeping } from "../../client.ts"
import { attendanceKey } from "../attendance-query.ts"
import { clocksOf, type Draft, draftOf, isClock, isSamePunch, ticksOf, timesOf } from "./draft.ts"
import { usePlaces } from "./use-places.ts"

const isPunch = (detail: unknown): detail is PunchView =>
  typeof detail === "object" && detail !== null && "timekeepingRests" in detail && "version" in detail

const parts: ReadonlyArray<Part<Draft>> = [
  { name: "start", of: ({ start }) => start, take: ({ start }, into) => ({ ...into, start }) },
  { name: "end", of: ({ end }) => end, take: ({ end }, into) => ({ ...into, end }) },
  {
    name: "rests",
    of: ({ rests }) => rests.map(({ start, end }) => `${start}–${end}`),
    take: ({ rests }, into) => ({ ...into, rests }),
  },
  {
    name: "shifts",
    of: ({ ticks }) => ticks,
    take: ({ ticks }, into) => ({ ...into, ticks }),
  },
  {
    name: "taskId",
    of: ({ taskId, siteId }) => ({ taskId, siteId }),
    take: ({ taskId, siteId }, into) => ({ ...into, taskId, siteId }),
  },
  { name: "reason", of: ({ reason }) => reason, take: ({ reason }, into) => ({ ...into, reason }), isOwn: true },
]
const whereOf = ({ taskId, siteId }: Draft) => {
  if (taskId !== null) return { taskId }
  return siteId === null ? { isOffice: 1 } : { constructionSiteId: siteId }
}

const write = (day: AttendanceDay, { values, stored }: Typed<Draft, PunchView>) => {
  const times = timesOf(values, day.workingDay, stored)
  if (times === undefined) return unreadable
  return writing({
    schema: async () => (await import("#modules/timekeeping/contract.ts")).timekeepingContract.handleWorkingTime.body,
    body: {
      userId: day.userId,
      workingDay: day.workingDay,
      ...times,
      reason: values.reason.trim(),
      ...ticksOf(values, day.plans, times),
      ...whereOf(values),
      ...(stored === undefined ? {} : { timekeepingId: stored.id, version: stored.version }),
    },
    send: (body, extraHeaders) => data(timekeeping.handleWorkingTime({ body, extraHeaders })),
  })
}
/** The schema knows instants; what is typed are clock times, and a reason that may not be left out. */
const rules = (draft: Draft, punch: PunchView | undefined) => [
  ...clocksOf(draft, punch).flatMap(([field, clock]) => (isClock(clock) ? [] : [{ field, key: "timeMissing" }])),
  ...(draft.reason.trim() === "" ? [{ field: "reason", key: "reasonMissing" }] : []),
]
/** 打刻の訂正: the times of one punch belong together, so somebody else's are shown and never mixed in unasked. */
export const useCorrection = (day: AttendanceDay, punch: PunchView | undefined, onClose: () => void) => {
  const { t } = useTranslation(["attendance", "labels"])
  const places = usePlaces(day, punch)
  const none = t("conflict.none")
  const words: Readonly<Record<string, string>> = {
    start: t("in"),
    end: t("out"),
    rests: t("rest"),
    shifts: t("dialog.shifts"),
    halfShifts: t("dialog.shifts"),
    taskId: t("dialog.place"),
    reason: t("dialog.reason"),
  }
  const form = useForm<Draft, PunchView, PunchView>({
    first: draftOf(day, punch),
    ...(punch === undefined ? {} : { stored: punch }),
    valuesOf: (stored) => draftOf(day, stored),
    isStored: isPunch,
    isWhole: true,
    parts,
    words: (name) => {
      const [, at, end] = /^rests\.(\d+)\.(start|end)$/.exec(name) ?? []
      if (at === undefined) return words[name]
      return t(end === "start" ? "dialog.restStart" : "dialog.restEnd", { index: Number(at) + 1 })
    },
    fieldOf: (field) =>
      field
        .replace(/checkIn$/, "start")
        .replace(/checkOut$/, "end")
        .replace(/^(constructionSiteId|isOffice)$/, "taskId"),
    isSame: ({ values, stored }) => stored !== undefined && isSamePunch(values, day.workingDay, stored),
    rules: ({ values, stored }) => rules(values, stored),
    write: (typed) => write(day, typed),
    say: (key) =>
      key === "timeMissing" ? t("dialog.timeMissing") : key === "reasonMissing" ? t("dialog.reasonMissing") : undefined,
    invalidates: [attendanceKey],
    done: t(punch === undefined ? "dialog.added" : "dialog.saved"),
    onSaved: onClose,
  })
  const show = (part: string, values: Draft): string => {
    if (part === "taskId") return places.wordOf(values)
    if (part === "rests") return values.rests.map(({ start, end }) => `${start}–${end}`).join(" ") || none
    if (part !== "shifts") return part === "start" ? values.start : values.end || none
    const done = workShifts.filter((shift) => values.ticks?.shifts.includes(shiftIds[shift]) === true)
    return (
      done
        .map(
          (shift) =>
            t(`labels:${shift}`) +
            (values.ticks?.halfShifts.includes(shiftIds[shift]) === true ? ` (${t("dialog.half")})` : ""),
        )
        .join("・") || none
    )
  }
  return { form, show, places }
}
export type CorrectionForm = ReturnType<typeof useCorrection>["form"]
