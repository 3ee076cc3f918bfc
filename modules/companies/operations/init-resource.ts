/** What a form offers before anybody is signed in (SET-07): prefectures, and what kinds of business there are. */
import type { Language } from "#modules/kernel/codes.ts"
import { prefectures } from "#modules/kernel/law/prefectures.ts"
import { type businessFields, businessFieldNames as names, businessFields as numbers } from "../codes.ts"

const kinds = ["construction", "general"] as const satisfies ReadonlyArray<keyof typeof businessFields>

export const initResource = (language: Language) => ({
  prefectures: prefectures.map((name, index) => ({ id: index + 1, name })),
  businessFields: kinds.map((kind) => ({ id: numbers[kind], name: names[kind][language] })),
})
