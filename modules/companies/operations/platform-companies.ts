/** 企業管理: the companies as the platform sees them; nothing of what they do with the product. */
import { Effect } from "effect"
import { pictureAt } from "#modules/files/index.ts"
import { peopleByIds } from "#modules/identity/index.ts"
import { todayInJapan } from "#modules/kernel/clock.ts"
import { activeStatuses, userStatuses, wordOf } from "#modules/kernel/codes.ts"
import { apart, inCompany } from "#modules/kernel/database/scope.ts"
import { pageAsked, pageOf } from "#modules/kernel/paging.ts"
import { found } from "#modules/kernel/policy.ts"
import { adoptCompany } from "#modules/kernel/write.ts"
import type { PlatformCompaniesQuery, PlatformCompany, PlatformCompanyDetail } from "../contract/platform-company.ts"
import { wireStanding } from "../policy/standing.ts"
import { everyPlan } from "../repository/plans.ts"
import {
  companiesAlike,
  companiesByStatus,
  companiesOfPlatform,
  companiesStopped,
  countCompanies,
} from "../repository/platform.ts"
import { type CompanyRow, companyById } from "../repository.ts"
import { decisionsFrom } from "../rules/decisions.ts"
import { noteLook } from "./note-look.ts"
import { insideOf } from "./platform-inside.ts"
import { storedRegistration } from "./registrations.ts"

/** Rows with the names of plan and first admin. Who closed his account is none any more: the platform sees who lacks one. */
const withNames = Effect.fnUntraced(function* (rows: ReadonlyArray<CompanyRow>) {
  const today = yield* todayInJapan
  const plans = new Map((yield* everyPlan()).map(({ id, name }) => [id, name]))
  const ids = rows.flatMap(({ adminId }) => (adminId === null ? [] : [adminId]))
  const admins = new Map(
    (yield* peopleByIds(ids))
      .filter(({ status }) => status !== userStatuses.deleted)
      .map(({ email, id, name }) => [id, { name, email }]),
  )
  const viewOf = (row: CompanyRow, avatar: string | null): PlatformCompany => {
    const status = wordOf(activeStatuses, row.status)
    return {
      id: row.id,
      name: row.name,
      avatar,
      kenId: row.kenId,
      registrationNumber: row.registrationNumber,
      status: activeStatuses[status],
      ...wireStanding(row, today),
      paysBy: row.paymentTerm === null ? null : row.isBanking ? "bank" : "credit",
      expiredAt: row.expiredAt,
      planName: row.subscriptionId === null ? null : (plans.get(row.subscriptionId) ?? null),
      admin: row.adminId === null ? null : (admins.get(row.adminId) ?? null),
      registeredAt: row.registeredAt,
      reason: row.statusReason,
      subscriptionContact: row.subscriptionContact,
      version: row.version,
      decisions: decisionsFrom(status),
    }
  }
  return yield* Effect.forEach(rows, (row) => Effect.map(pictureAt(row.avatar), (avatar) => viewOf(row, avatar)))
})

/** A page of companies, those that wait for a word first. In the platform's scope. */
export const listPlatformCompanies = Effect.fn("Companies.listOfPlatform")(function* (asked: PlatformCompaniesQuery) {
  const page = pageAsked(asked)
  const today = yield* todayInJapan
  const wanted = { ...asked, today }
  const rows = yield* companiesOfPlatform(wanted, page.offset, page.limit)
  const { over, unpaid } = yield* companiesStopped(today)
  const byStatus = yield* companiesByStatus()
  const of = (status: number) => byStatus.get(status) ?? 0
  const counts = {
    all: [...byStatus.values()].reduce((sum, n) => sum + n, 0),
    waiting: of(activeStatuses.notVerify),
    active: of(activeStatuses.active) - over - unpaid,
    over,
    unpaid,
    inactive: of(activeStatuses.inactive),
    rejected: of(activeStatuses.rejectVerify),
  }
  return { ...pageOf(page, yield* withNames(rows), yield* countCompanies(wanted)), counts }
})

/**
 * One company with its registration and what to look at before deciding. The look stands in the company's own history
 * under the name of who looked. Fails with Not_Found.
 */
export const platformCompany = Effect.fn("Companies.ofPlatform")(function* (id: number) {
  yield* adoptCompany(id)
  const row = yield* found(companyById(id))
  yield* noteLook(row)
  const [seen] = yield* withNames([row])
  const { registrationNumber } = row
  const alike = yield* companiesAlike({ id, name: row.name, number: registrationNumber })
  const isSameNumber = (one: { readonly registrationNumber: string | null }) =>
    registrationNumber !== null && one.registrationNumber === registrationNumber
  const other = (one: { readonly id: number; readonly name: string }) => ({ id: one.id, name: one.name })
  return {
    ...(yield* found(Effect.succeed(seen))),
    registration: yield* apart(inCompany(id)(storedRegistration(row))),
    sameNumber: alike.filter(isSameNumber).map(other),
    sameName: alike.filter((one) => !isSameNumber(one)).map(other),
    ...(yield* insideOf(row)),
  } satisfies PlatformCompanyDetail
})
