/** Entries of menu, tabs and profile menu: keys → what is drawn. */
import { defaultLabels } from "#modules/companies/index.ts"
import type { Language } from "#modules/kernel/codes.ts"
import {
  coveredScreens,
  featureKeys,
  labelledScreens,
  type MenuKey,
  openPages,
  type ProfileKey,
  profileTitles,
  type ScreenKey,
  screenPaths,
  screenTitles,
  tabTitles,
} from "../codes.ts"

/** What waits, by the key of the entry that leads to it. */
export type Counts = Readonly<Record<string, number>>

const entry = (key: ScreenKey, title: string, counts: Counts) => ({
  key,
  path: screenPaths[key],
  covers: (coveredScreens[key] ?? []).map((covered) => screenPaths[covered]),
  title,
  badge: counts[key] ?? null,
})
/** The company's words by their keys. */
export type Labels = Readonly<Record<string, string>>
/** The company's own word where it has one. */
const titleIn = (language: Language, labels: Labels, key: ScreenKey) => {
  const label = labelledScreens[key]
  if (label === undefined || labels[label] === defaultLabels[label]) return screenTitles[key][language]
  return labels[label] ?? screenTitles[key][language]
}
export const menuEntry = (language: Language, labels: Labels, counts: Counts) => (key: MenuKey) => ({
  ...entry(key, titleIn(language, labels, key), counts),
  feature: featureKeys[key],
})
export const tabEntry = (language: Language, counts: Counts) => (key: ScreenKey) =>
  entry(key, (tabTitles[key] ?? screenTitles[key])[language], counts)

const isScreen = (key: ProfileKey): key is ScreenKey => key in screenPaths
const isOpenPage = (key: ProfileKey): key is keyof typeof openPages => key in openPages

export const profileEntry = (language: Language, counts: Counts) => (key: ProfileKey) => ({
  key,
  path: isScreen(key) ? screenPaths[key] : isOpenPage(key) ? openPages[key] : null,
  title: (isScreen(key) ? screenTitles[key] : profileTitles[key])[language],
  badge: counts[key] ?? null,
})
