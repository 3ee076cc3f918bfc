/** One form of the screens as the test of what is kept walks it: where it stands, what is typed, what saves it. */
import type { Locator, Page } from "@playwright/test"
import { profile } from "../fixture.ts"

export interface KeptForm {
  /** The file that keeps what is typed in it: each such file of web/ is here as often as it has forms (lost-input.test.ts). */
  readonly of: `web/features/${string}`
  readonly name: string
  /** Who is signed in; nobody for the pages before it. */
  readonly who: string | undefined
  /** Its page, which may have to be made first. */
  readonly path: string | (() => Promise<string>)
  /** From the page to the form. */
  readonly open?: (page: Page) => Promise<void>
  /** Where its controls stand; the page's form when absent. A window asks before Esc drops what was typed. */
  readonly place?: (page: Page) => Locator
  /** The field whose Esc asks, of a form that is closed by it and is no window. */
  readonly closedFrom?: (place: Locator) => Locator
  readonly type: (place: Locator, page: Page) => Promise<unknown>
  /** The button that saves, or the way to it. */
  readonly save: string | RegExp | ((place: Locator, page: Page) => Promise<void>)
  /** From what a refusal shows back to the fields. */
  readonly back?: (page: Page) => Promise<void>
}

export const dialog = (page: Page) => page.locator('[data-slot="dialog"]').last()
export const press = (page: Page | Locator, name: string | RegExp) => page.getByRole("button", { name }).first().click()
export const pressing = (name: string | RegExp) => (page: Page) => press(page, name)
export const section = (name: string) => (page: Page) => page.getByRole("region", { name, exact: true })
/** Opens a list and takes the option of this name. */
export const choose = async (place: Locator, page: Page, label: string | RegExp, option: string | RegExp) => {
  await place.getByRole("combobox", { name: label }).click()
  await page.getByRole("option", { name: option }).first().click()
}
/** Types into fields by their labels. */
export const typing = (words: Readonly<Record<string, string>>) => async (place: Locator) => {
  for (const [label, text] of Object.entries(words)) await place.getByLabel(label).first().fill(text)
}
export const why = typing({ 理由: "見本の理由です" })
export const own = async (page: Page, entry: string) => {
  await profile(page).click()
  await page.getByRole("menuitem", { name: entry }).click()
}
/** The record of somebody from a list. */
export const record = (name: RegExp) => (page: Page) => page.getByRole("link", { name }).first().click()
/** Saves and says yes to what is asked before it. */
export const saying = (button: string) => async (place: Locator, page: Page) => {
  await press(place, button)
  await press(page.getByRole("alertdialog"), button)
}
/** Made once, although several rows ask for it. */
export const once = <Made>(make: () => Promise<Made>) => {
  let made: Promise<Made> | undefined
  return () => {
    made ??= make()
    return made
  }
}
