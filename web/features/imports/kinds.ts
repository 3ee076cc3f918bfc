import type { ImportKind } from "#modules/imports/codes.ts"

/** The list that a kind comes from, and what is read again when its records change. */
export const listPaths = { staff: "/staff", vendor: "/vendor", customer: "/customer", site: "/works" } as const
export const listKeys: Readonly<Record<ImportKind, ReadonlyArray<ReadonlyArray<string>>>> = {
  staff: [["staff"], ["calendar"], ["first-steps"]],
  vendor: [["partners"]],
  customer: [["partners"], ["sites"]],
  site: [["sites"], ["calendar"], ["first-steps"]],
}
