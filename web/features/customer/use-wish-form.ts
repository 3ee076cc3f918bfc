/** The form of a wish: kept over a reload, and merged with what somebody else stored meanwhile. */
import { useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { editScopes, projectTypes } from "#modules/kernel/codes/project.ts"
import { taskKeys } from "@/features/scheduling/calendar-query.ts"
import { workShifts } from "@/features/scheduling/shifts.ts"
import type { TaskView } from "@/features/scheduling/task/task-query.ts"
import { useForm } from "@/lib/form/use-form.ts"
import type { Overtaken } from "./overtaken.ts"
import { sendingOf } from "./send-wish.ts"
import type { WeekSite } from "./week-query.ts"
import { firstDraft, isChanged, validDraft, type WishDraft, type WishTask, wishTaskOf } from "./wish-draft.ts"

/** What the week told, or the answer to who was late. */
type Known = WishTask | TaskView
const isTaskView = (detail: unknown): detail is TaskView =>
  typeof detail === "object" && detail !== null && "workingDates" in detail && "version" in detail
const taskOf = (known: Known | undefined) =>
  known === undefined ? undefined : isTaskView(known) ? wishTaskOf(known) : known

/** Said where the field is: why it can't be asked for so. */
const complaints = ["notDay", "chooseShift", "chooseFirst", "dayIsPast", "endBeforeDay", "moveOneDay"] as const
const fields: Readonly<Record<string, string>> = {
  startDate: "day",
  endDate: "to",
  "metadataCustomerUpdate.date.from": "day",
  mode: "scope",
  startTimeDesire: "start",
  "metadataCustomerUpdate.startTimeDesire": "start",
  endTimeDesire: "end",
  "metadataCustomerUpdate.endTimeDesire": "end",
  "metadataCustomerUpdate.comment": "comment",
}

interface WishFormOptions {
  readonly site: WeekSite
  readonly task: WishTask | undefined
  readonly day: string
  readonly today: string
  readonly onClose: () => void
}
export const useWishForm = ({ site, task, day, today, onClose }: WishFormOptions) => {
  const { t } = useTranslation(["customer", "calendar"])
  const countsHeads = site.type !== projectTypes.fixedPrice
  const isChosen = (draft: WishDraft, of: WishTask | undefined) =>
    workShifts.some((one) => draft.shifts[one].isOn) && (of === undefined || isChanged(validDraft(of, day), draft))
  const seen = useRef(task)
  const [overtaken, setOvertaken] = useState<Overtaken>()
  const form = useForm<WishDraft, unknown, Known>({
    first: firstDraft(task, day),
    ...(task === undefined ? {} : { stored: task }),
    valuesOf: (known) => firstDraft(taskOf(known), day),
    isStored: isTaskView,
    onConflict: (stored, change) => {
      const [before, now] = [seen.current, taskOf(stored)]
      seen.current = now
      if (before !== undefined && now !== undefined) setOvertaken({ before, now, change })
    },
    keepAs: `wish.${task?.id ?? "new"}`,
    words: {
      day: t("day"),
      to: t("lastDay"),
      scope: t("scope"),
      start: t("start"),
      end: t("end"),
      shifts: t("work"),
      comment: t("comment"),
    },
    fieldOf: (name) => fields[name] ?? (/Shift|worker/.test(name) ? "shifts" : name),
    rules: ({ values, stored }) => {
      const of = taskOf(stored)
      const isMoved = of !== undefined && values.day !== of.day
      return [
        ...(isChosen(values, of) ? [] : [{ field: "shifts", key: of === undefined ? "chooseShift" : "chooseFirst" }]),
        ...values.unread.map((field) => ({ field, key: "notDay" })),
        ...(values.day >= today ? [] : [{ field: "day", key: "dayIsPast" }]),
        ...(values.to === "" || values.to >= values.day ? [] : [{ field: "to", key: "endBeforeDay" }]),
        ...(isMoved && values.scope !== editScopes.one ? [{ field: "day", key: "moveOneDay" }] : []),
      ]
    },
    say: (key) => {
      const known = complaints.find((one) => one === key)
      return known === undefined ? undefined : t(known)
    },
    write: ({ values, stored }) => sendingOf({ id: site.id, countsHeads }, taskOf(stored), values),
    invalidates: [...taskKeys, ["task"]],
    done: t(task?.hasTimes === true ? "sent" : "saved"),
    onSaved: onClose,
  })
  const known = taskOf(form.stored)
  return { form, overtaken, known, valid: validDraft(known, day), isChosen: isChosen(form.values, known), countsHeads }
}
