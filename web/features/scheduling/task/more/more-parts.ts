/** The further parts of the form as a person names them. */
import type { Part } from "@/lib/form/parts.ts"
import { workShifts } from "../../shifts.ts"
import type { Draft } from "../draft.ts"
import { type MoreDraft, withWish } from "./draft-more.ts"

const fieldsPart = (name: string, fields: ReadonlyArray<keyof MoreDraft>, isOwn = false): Part<Draft> => ({
  name,
  of: ({ more }) => fields.map((field) => more[field]),
  take: (from, into) => ({
    ...into,
    more: { ...into.more, ...Object.fromEntries(fields.map((field) => [field, from.more[field]])) },
  }),
  ...(isOwn ? { isOwn } : {}),
})
export const moreParts: ReadonlyArray<Part<Draft>> = [
  fieldsPart("description", ["description"]),
  fieldsPart("files", ["files"]),
  fieldsPart("desired", ["desireFrom", "desireTo"]),
  fieldsPart("otherPrice", ["otherType", "otherTitle", "otherPrice"]),
  // Whom this save tells is nothing of the arrangement.
  fieldsPart("tells", ["tells"], true),
  ...workShifts.map(
    (shift): Part<Draft> => ({
      name: `wish.${shift}`,
      of: ({ more }) => more.wishes[shift],
      take: (from, into) => ({ ...into, more: withWish(into.more, shift, from.more.wishes[shift]) }),
    }),
  ),
]
