/** Two companies with rows everywhere, in as many equal products as a file's guards want. */
import { Effect } from "effect"
import { ourAccount } from "../billing/our-account.ts"
import { companyOnPort } from "../billing/sample-company.ts"
import { ask, type Told } from "../kernel/ask.ts"
import type { TestCompany } from "../kernel/companies.ts"
import { clonedDatabase, type Running, started } from "../kernel/product.ts"
import type { Call } from "./contracts.ts"
import { askerOf } from "./good-inputs.ts"
import { afternoon } from "./planted.ts"
import { cardsOf } from "./planted-bill.ts"
import type { Sample } from "./sample.ts"
import { plantedTemplate } from "./template.ts"

/** A guard asks as nobody does: thousands of calls a minute as one person. */
export const noLimits = { address: 1e9, stranger: 1e9, person: 1e9, company: 1e9 }

/** One of each product's own, so that what they do with it stays alike. */
export const aCardCompany = (companies: ReadonlyArray<number>) =>
  companyOnPort(() => Date.parse(afternoon), { store: cardsOf(companies), pagesAt: "http://cards.example" })

export interface Grounds {
  readonly mine: TestCompany
  readonly other: TestCompany
  /** Of our company's people, by role; good in each of the products. */
  readonly tokens: ReadonlyMap<string, string>
  /** Equal to the last id, so that what differs later differs by what they were asked. */
  readonly products: ReadonlyArray<Running>
}

export const grounds = (howMany: number) => (socket: string, dataDir: string) =>
  Effect.gen(function* () {
    const { database, ...planted } = yield* plantedTemplate(socket, dataDir)
    const twin = Effect.gen(function* () {
      const address = yield* clonedDatabase(socket, database)
      const { settings } = yield* Effect.promise(() => aCardCompany([planted.mine.id, planted.other.id]))
      const ways = { transferTo: ourAccount, cards: settings }
      return yield* started(address, dataDir, { startsAt: afternoon, limits: noLimits, ...ways })
    })
    return { ...planted, products: yield* Effect.all(Array.from({ length: howMany }, () => twin)) } satisfies Grounds
  })

export interface Fired extends Sample {
  readonly role?: string
  readonly key?: string
}

/** Asks one product as one of the company's people. */
export const fireAt = (
  { mine, tokens }: Grounds,
  url: string,
  call: Call,
  { path, body, role = askerOf(call), key }: Fired,
): Promise<Told> =>
  ask(url, path, {
    method: call.route.method,
    token: call.metadata.access === "public" ? undefined : tokens.get(role),
    company: mine.id,
    ...(key === undefined ? {} : { key }),
    ...(body === undefined ? {} : { body }),
  })
