/** What the tests of 打刻 and 勤務表 share: the phone's buttons, and the company's word on what has arrived. */
import { expect, type Page } from "@playwright/test"
import { addDays, tokyoDayOf } from "#modules/kernel/civil-day.ts"
import { ask, signIn as tokenOf } from "../kernel/ask.ts"
import { e2eAddress } from "./address.ts"
import { punchers } from "./people.ts"

const minute = 60_000
export const minutesAgo = (minutes: number) => new Date(Math.floor(Date.now() / 1000) * 1000 - minutes * minute)
export const dayAgo = (days: number) => addDays(tokyoDayOf(Date.now()), -days)

interface Punch {
  readonly checkIn: string
  readonly checkOut: string | null
  readonly state: string
  readonly isOffice: number
  readonly shifts: ReadonlyArray<number>
  readonly isEndClaimed: boolean
  readonly checkInPlace: { readonly lat: number; readonly lng: number } | null
  readonly timekeepingRests: ReadonlyArray<{ readonly checkIn: string; readonly checkOut: string | null }>
}
let desk: { readonly token: string; readonly company: number } | undefined

const deskOf = async () => {
  if (desk !== undefined) return desk
  const token = await tokenOf(e2eAddress.url, punchers.manager)
  const companies = await ask(e2eAddress.url, "/v2/user/search-user-company", { token, body: {} })
  desk = { token, company: companies.body.data[0].id }
  return desk
}
/** What the company holds of a person on a day, asked over the API as the desk. */
export const arrivedOf = async (name: string, day: string = dayAgo(0)): Promise<ReadonlyArray<Punch>> => {
  const told = await ask(e2eAddress.url, "/v2/timekeeping/list", {
    ...(await deskOf()),
    body: { workingDay: day, keyword: name },
  })
  return told.body.data[0]?.punches ?? []
}
/** The main button of 今日; its words are also part of others. */
export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true })
export const state = (page: Page, word: string) => page.getByRole("status").filter({ hasText: word })

/** Presses, reads the receipt and closes it. */
export const pressAndClose = async (page: Page, name: string, receipt: string) => {
  await button(page, name).click()
  await expect(page.getByRole("heading", { name: receipt })).toBeVisible()
  await button(page, "閉じる").click()
  await expect(page.getByRole("dialog")).toBeHidden()
}
/** A rest is one tap: it is told in a bar, and nothing has to be closed. */
export const pressRest = async (page: Page, name: string, told: string) => {
  await button(page, name).click()
  await expect(page.getByRole("status").filter({ hasText: told })).toBeVisible()
  await expect(page.getByRole("dialog")).toBeHidden()
}
/** The service worker keeps the page from here on. */
export const pageIsKept = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
    while ((await caches.keys()).length === 0) await new Promise((done) => setTimeout(done, 50))
  })
