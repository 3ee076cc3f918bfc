import type { TFunction } from "i18next"
import { shiftLabels, type WorkShift, workShifts } from "../shifts.ts"
import type { Part } from "./draft-parts.ts"

type Words = TFunction<["calendar", "common", "labels"]>

const shiftIn = (part: Part): WorkShift | undefined => workShifts.find((shift) => part.endsWith(`.${shift}`))
const plain = {
  site: "part.site",
  days: "part.days",
  leader: "part.leader",
  name: "part.name",
  note: "part.note",
  meeting: "part.meeting",
} as const

/** 「午前の割当」「日程」: the part of the form in words. */
export const partWord = (part: Part, t: Words): string => {
  const shift = shiftIn(part)
  if (shift !== undefined) {
    const name = t(shiftLabels[shift])
    return part.startsWith("people") ? t("part.people", { shift: name }) : name
  }
  for (const [key, words] of Object.entries(plain)) if (key === part) return t(words)
  return part
}
export const partWords = (parts: ReadonlyArray<Part>, t: Words) => parts.map((part) => partWord(part, t))
