/** Sites and arrangements of one browser test, made through the API as its manager. */
import { test } from "@playwright/test"
import { addDays, isoDate } from "#modules/kernel/civil-day.ts"
import { ask, signIn, type Told } from "../../kernel/ask.ts"
import { e2eAddress } from "../address.ts"
import { arrangers } from "../people.ts"

const { url } = e2eAddress

export interface Board {
  readonly call: (method: string, path: string, body?: unknown) => Promise<Told>
  /** The wire's userId of somebody, by name. */
  readonly person: (name: string) => Promise<number>
  /** A labour site; gives its id. */
  readonly site: (name: string, over?: object) => Promise<number>
  /** An arrangement; gives its id. Without a shift said: a morning of one. */
  readonly task: (siteId: number, day: string, over?: object) => Promise<number>
  readonly read: (id: number) => Promise<Told["body"]>
}
/** The board as one of the lively company's people sees it. */
export const aBoard = async (email: string = arrangers.manager): Promise<Board> => {
  const token = await signIn(url, email)
  const companies = await ask(url, "/v2/user/search-user-company", { token, body: {} })
  const company = companies.body.data[0].id
  const call: Board["call"] = (method, path, body) =>
    ask(url, path, { token, company, method, ...(body === undefined ? {} : { body }) })
  const good = async (told: Promise<Told>) => {
    const { status, body, text } = await told
    if (status !== 200) throw new Error(text)
    return body.data
  }
  const customers = await good(call("POST", "/customer", {}))
  const people: ReadonlyArray<{ userId: number; name: string }> = await good(
    call("POST", "/common/worker", { pageSize: 100 }),
  )
  return {
    call,
    person: async (name) => {
      const found = people.find((one) => one.name === name)
      if (found === undefined) throw new Error(`${name} is not among the people`)
      return found.userId
    },
    site: async (name, over = {}) => {
      const terms = { name, type: 1, address: "東京都江東区豊洲3丁目2", customerId: customers[0].id }
      // SITE-03: a fixed-price site has no prices by the head.
      const isFixedPrice = "type" in over && over.type === 2
      const prices = isFixedPrice ? {} : { regularUnitPrice: 24_000, nightUnitPrice: 30_000 }
      return (await good(call("POST", "/construction-site/create", { ...terms, ...prices, ...over }))).id
    },
    task: async (siteId, day, over = { morningShift: 1, maxWorkerMorning: 1 }) =>
      (await good(call("POST", "/v2/task", { constructionSiteId: siteId, startDate: day, ...over }))).id,
    read: (id) => good(call("GET", `/v2/task/${id}`)),
  }
}
/** Names of a test's own, so that the desk's and the phone's run don't meet. */
export const ownName = (name: string) => `${name} ${Math.random().toString(36).slice(2, 7)}`

/** The same weekday, eight weeks later at each further try (months of 31 days): what an earlier try arranged would stand in its way. */
export const dayOfTry = (day: string) => {
  const { retry, repeatEachIndex } = test.info()
  return addDays(isoDate(day), 56 * (retry + 2 * repeatEachIndex))
}
