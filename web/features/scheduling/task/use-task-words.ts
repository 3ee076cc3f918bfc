import { useTranslation } from "react-i18next"
import { shiftFields } from "#modules/scheduling/codes.ts"
import { slashDate } from "@/lib/format.ts"
import { shiftLabels, type WorkShift, workShifts } from "../shifts.ts"
import { crewOf, type Draft } from "./draft.ts"
import { furtherText, furtherWord } from "./more/further-words.ts"
import { assignedOn } from "./shift-cards.tsx"
import { fieldsOfShift, personField } from "./task-fields.ts"
import type { SiteChoice } from "./task-query.ts"

const shiftIn = (part: string): WorkShift | undefined =>
  workShifts.find((shift) => part.endsWith(`.${shift}`) || fieldsOfShift(shift).some((field) => field === part))
/** The controls of a shift's card, by what each is called. */
const wordOfControl = (shift: WorkShift, name: string) => {
  const { from, to, needed, heads } = shiftFields[shift]
  if (name === needed || name === heads) return "neededOf"
  if (name === from) return "fromOf"
  return name === to ? "toOf" : undefined
}
const partOfField: Readonly<Record<string, string>> = {
  siteId: "site",
  from: "days",
  to: "days",
  dayOffs: "days",
  leaderId: "leader",
}
const smallFields = ["smallName", "smallAddress", "smallType", "smallCustomerId"] as const
const plain = ["site", "small", "days", "leader", "name", "note", "meeting"] as const

/** 「午前の割当」「日程」: the parts and fields of the form in words, and what they hold. */
export const useTaskWords = (sites: ReadonlyArray<SiteChoice>) => {
  const { t } = useTranslation(["calendar", "common", "labels"])
  const { t: inFurther } = useTranslation("arranging")
  const word = (name: string, draft: Draft): string => {
    const shift = shiftIn(name)
    const further = furtherWord(name)
    if (further !== undefined)
      return inFurther(`part.${further}`, { shift: shift === undefined ? "" : t(shiftLabels[shift]) })
    const words = shift === undefined ? "" : t(shiftLabels[shift])
    if (shift !== undefined) {
      const control = wordOfControl(shift, name)
      if (control !== undefined) return t(control, { shift: words })
      return name.startsWith("people") ? t("part.people", { shift: words }) : words
    }
    if (name === "meetingTime" || name === "meetingPlace") return t(name)
    const small = smallFields.find((one) => one === name)
    if (small !== undefined) return t(`smallJob.${small}`)
    const part = plain.find((one) => one === (partOfField[name] ?? name))
    if (part !== undefined) return t(`part.${part}`)
    return crewOf(draft).find(({ userId }) => personField(userId) === name)?.name ?? name
  }
  const show = (part: string, draft: Draft): string => {
    const shift = shiftIn(part)
    const further = furtherWord(part)
    if (further !== undefined) return furtherText(further, draft.more, shift)
    if (shift !== undefined) {
      const one = draft.shifts[shift]
      if (part.startsWith("vendors"))
        return one.vendors.map(({ name, asked }) => `${name} ${asked}`).join("・") || t("nobody")
      if (part.startsWith("people"))
        return (
          one.people.map(({ name, count }) => (count === "1" ? name : `${name} ${count}`)).join("・") || t("nobody")
        )
      return one.isOn
        ? `${one.from}–${one.to}　${t("needed")} ${one.needed}（${t("assigned")} ${assignedOn(one)}）`
        : t("notUsed")
    }
    if (part === "site") return sites.find(({ id }) => id === draft.siteId)?.name ?? ""
    if (part === "small") return `${draft.smallName} ${draft.smallAddress}`.trim()
    if (part === "days")
      return draft.isSeries ? `${slashDate(draft.from)}〜${slashDate(draft.to)}` : slashDate(draft.from)
    if (part === "leader") return crewOf(draft).find(({ userId }) => userId === draft.leaderId)?.name ?? t("noLeader")
    if (part === "name") return draft.name
    if (part === "note") return draft.note
    return `${draft.meetingTime} ${draft.meetingPlace}`.trim()
  }
  return { word, show }
}
