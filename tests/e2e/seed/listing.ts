/** A company whose list of sites is as long as a list may be, written as rows. */
import { Effect } from "effect"
import type postgres from "postgres"
import { foundCompany } from "#modules/companies/index.ts"
import { registerPerson } from "#modules/identity/index.ts"
import { projectWorkStatuses } from "#modules/kernel/codes/project.ts"
import { registerPartner } from "#modules/people/index.ts"
import { listers, password } from "../people.ts"

export const manySites = 10_000

export const listingCompany = Effect.gen(function* () {
  const owner = yield* registerPerson({ email: listers.many, name: "多田 一覧", password })
  const company = yield* foundCompany({ name: "多数建設", kenId: 13 }, owner)
  const customer = yield* registerPartner(company, { companyName: "大口", isCustomer: true, isVendor: false })
  return { company, customer }
})
type Listing = Effect.Success<typeof listingCompany>

/** Read backwards the sites stand in another order than by number; the last one's price is the highest. */
export const fillSites = (owner: postgres.Sql, { company, customer }: Listing) => owner`
  insert into scheduling.site
    (company_id, type, state, name, name_kana, address, customer_id, regular_unit_price, night_unit_price)
  select ${company}, 1, ${projectWorkStatuses.working}, case n when 7 then '=1+1' when 8 then '𠮷野 改修' else '現場 ' || lpad(n::text, 5, '0') end,
    'ゲンバ' || lpad((${manySites} - n)::text, 5, '0'), '東京都江東区豊洲' || n, ${customer}, n, n
  from generate_series(1, ${manySites}) n`
