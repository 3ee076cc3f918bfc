/** A company's board for tests: everyone signed in, sites and arrangements said in words. */
import type { Role } from "#modules/kernel/codes.ts"
import { ask, signIn, type Told } from "../kernel/ask.ts"
import { everyRole, type TestCompany } from "../kernel/companies.ts"

export interface Board {
  readonly company: TestCompany
  readonly staff: (role: Role) => number
  readonly as: (role: Role, method: string, path: string, body?: unknown) => Promise<Told>
  readonly token: (role: Role) => string
  readonly site: (over?: object) => Promise<number>
  readonly arrange: (siteId: number, over?: object) => Promise<Told>
  readonly read: (id: number, role?: Role) => Promise<Told>
}

export const labourSite = (company: TestCompany) => ({
  name: `${company.name} 現場`,
  type: 1,
  address: "東京都江東区豊洲3丁目2",
  customerId: company.customerId,
  regularUnitPrice: 24_000,
  nightUnitPrice: 30_000,
})
export const fixedSite = (company: TestCompany) => ({
  name: `${company.name} 請負`,
  type: 2,
  address: "東京都港区海岸1丁目",
  customerId: company.customerId,
  contractValue: 3_000_000,
  startTime: "2026-10-01",
  endTime: "2027-03-31",
})

/** Milliseconds; a token is good for a quarter of an hour, and thousands of rounds take longer. */
const signInLasts = 600_000

export const aBoard = async (url: string, company: TestCompany): Promise<Board> => {
  const tokens = new Map<Role, string>()
  let signedInAt = 0
  const allSignIn = async () => {
    for (const role of everyRole) tokens.set(role, await signIn(url, company.emailOf(role)))
    signedInAt = performance.now()
  }
  await allSignIn()
  let signingIn: Promise<void> | undefined
  const as: Board["as"] = async (role, method, path, body) => {
    if (performance.now() - signedInAt > signInLasts) {
      signingIn ??= allSignIn().finally(() => {
        signingIn = undefined
      })
      await signingIn
    }
    const token = tokens.get(role)
    return ask(url, path, { token, company: company.id, method, ...(body === undefined ? {} : { body }) })
  }
  return {
    company,
    staff: company.staffOf,
    as,
    token: (role) => tokens.get(role) ?? "",
    site: async (over = {}) => {
      const { regularUnitPrice, nightUnitPrice, ...same } = labourSite(company)
      // SITE-03: a fixed-price site has no prices by the head.
      const prices = "type" in over && over.type === 2 ? {} : { regularUnitPrice, nightUnitPrice }
      const told = await as("manager", "POST", "/construction-site/create", { ...same, ...prices, ...over })
      if (told.status !== 200) throw new Error(told.text)
      return told.body.data.id
    },
    arrange: (siteId, over = {}) =>
      as("manager", "POST", "/v2/task", {
        constructionSiteId: siteId,
        startDate: "2026-12-01",
        morningShift: 1,
        workerMorning: 2,
        ...over,
      }),
    read: (id, role = "manager") => as(role, "GET", `/v2/task/${id}`),
  }
}

/** Somebody on the morning shift. */
export const inTheMorning = (userId: number, over: object = {}) => ({ userId, morningShift: 1, ...over })
