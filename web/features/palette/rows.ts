/** The rows of `Ctrl K`, group by group: what was found, the screens, and what may be begun. Pure. */

import { kanaOfRoman } from "#modules/kernel/fields/normalise/roman.ts"
import type { MenuEntry } from "@/features/shell/menu-link.tsx"
import { matchesTyped } from "@/lib/typed-search.ts"
import { readingOf } from "./screen-readings.ts"

export const groups = ["people", "sites", "partners", "screens", "actions"] as const
export type Group = (typeof groups)[number]

export interface Row {
  /** The same row keeps its id while letters are typed, so that the choice stays on it. */
  readonly id: string
  readonly group: Group
  readonly title: string
  /** Beside the title: the reading, by which it was found. */
  readonly reading?: string | null
  readonly hint?: string
  /** Of the pictures of the menu. */
  readonly icon: string
  readonly href: string
}

/** Typed before the words, they ask for one group alone; wide ones too. */
const signs: Readonly<Record<string, Group>> = {
  ">": "actions",
  "＞": "actions",
  "@": "people",
  "＠": "people",
  "#": "sites",
  "＃": "sites",
}

/** What is searched, and in which group alone. */
export const readTyped = (typed: string): { readonly words: string; readonly only: Group | undefined } => {
  const only = signs[typed.slice(0, 1)]
  return { words: (only === undefined ? typed : typed.slice(1)).trim(), only }
}

/** Whether a screen or an action is meant: by its name, by how that is read, in kana or in roman letters. */
export const isMeant = (words: string, { key, title }: { readonly key: string; readonly title: string }): boolean => {
  const kana = kanaOfRoman(words)
  return [words, ...(kana === undefined ? [] : [kana])].some((one) => matchesTyped(one, title, readingOf(key)))
}

type Screen = Pick<MenuEntry, "key" | "title"> & { readonly path: string }
/** Screens by their names, each once; all of them for no words. */
export const screenRows = (screens: ReadonlyArray<Screen>, words: string): ReadonlyArray<Row> => {
  const once = new Map(screens.map((screen) => [screen.path, screen]))
  return [...once.values()]
    .filter((screen) => isMeant(words, screen))
    .map(({ key, title, path }) => ({ id: `screen.${path}`, group: "screens", title, icon: key, href: path }))
}

/** How many rows each group has, for the chips. */
export const countsOf = (rows: ReadonlyArray<Row>): Readonly<Record<Group, number>> => {
  const counts = { people: 0, sites: 0, partners: 0, screens: 0, actions: 0 }
  for (const { group } of rows) counts[group] += 1
  return counts
}

/** The group that Tab narrows to next, those without rows passed over; undefined is all of them. */
export const nextGroup = (now: Group | undefined, counts: Readonly<Record<Group, number>>, step: 1 | -1) => {
  const ring: ReadonlyArray<Group | undefined> = [undefined, ...groups.filter((group) => counts[group] > 0)]
  const at = Math.max(0, ring.indexOf(now))
  return ring[(at + step + ring.length) % ring.length]
}
