/** アカウント of the platform: everybody who signs in, with his companies; blocked and let in again (SUP-01, D95). */
import { Effect } from "effect"
import {
  type AccountsWanted,
  accountsOfPlatform,
  countAccounts,
  isSuperAdmin,
  lastSignIns,
  setAccountBlocked,
} from "#modules/identity/index.ts"
import { activeStatuses, flags, userStatuses, wordOf } from "#modules/kernel/codes.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { type Page, pageAsked, pageOf } from "#modules/kernel/paging.ts"
import { found } from "#modules/kernel/policy.ts"
import { adoptCompany, tell } from "#modules/kernel/write.ts"
import { companyUserStatuses } from "../codes.ts"
import type { Account, AccountsQuery, BlockAccount } from "../contract/account.ts"
import { belongingsOf, changeAdminStatus, companiesOfAdmin } from "../repository/platform-accounts.ts"

const flag = (is: boolean) => (is ? flags.on : flags.off)

/** The platform's own people block nobody of themselves: who is one is said by whoever owns the database. */
const actionsOn = (status: number, isOfPlatform: boolean) => {
  if (status === userStatuses.blocked) return ["unblock"] as const
  return status === userStatuses.active && !isOfPlatform ? (["block"] as const) : []
}

const accounts = Effect.fnUntraced(function* (wanted: AccountsWanted, page: Page) {
  const rows = yield* accountsOfPlatform(wanted, page)
  const ids = rows.map(({ id }) => id)
  const belongings = yield* belongingsOf(ids)
  const last = yield* lastSignIns(ids)
  return rows.map(
    (row): Account => ({
      id: row.id,
      name: row.name,
      email: row.email,
      language: row.language,
      status: userStatuses[wordOf(userStatuses, row.status)],
      isSuperAdmin: flag(row.isSuperAdmin),
      lastSignInAt: last.get(row.id) ?? null,
      companies: belongings
        .filter(({ membership }) => membership.personId === row.id)
        .map(({ companyName, membership: { companyId, isFirstAdmin, role, status, version } }) => ({
          ...{ companyId, companyName, roleId: role, status, version },
          isFirstAdmin: flag(isFirstAdmin),
        })),
      actions: actionsOn(row.status, row.isSuperAdmin),
    }),
  )
})

export const listAccounts = Effect.fn("Companies.listAccounts")(function* (asked: AccountsQuery) {
  const page = pageAsked(asked)
  const wanted = { keyword: asked.keyword, status: asked.status }
  return pageOf(page, yield* accounts(wanted, page), yield* countAccounts(wanted))
})

/** Fails with Not_Found. */
export const accountOf = Effect.fn("Companies.accountOf")(function* (id: number) {
  const [one] = yield* accounts({ id }, pageAsked({ pageSize: 1 }))
  return yield* found(Effect.succeed(one))
})

/**
 * He is out of every company; a company whose first admin he is lets in nobody (ADMIN_WAS_BLOCKED), until he is let in
 * again. Fails with Not_Found, Update_Expired, Permission_Denied for one of the platform's own people, and with Invalid_Input without a
 * reason.
 */
export const blockAccount = Effect.fn("Companies.blockAccount")(function* (
  id: number,
  { reason = "", status }: BlockAccount,
) {
  const isBlocked = status === activeStatuses.inactive
  if (isBlocked && reason.trim() === "")
    return yield* refuse("Invalid_Input", [{ field: "reason", message: "required" }])
  if (isBlocked && (yield* isSuperAdmin(id))) return yield* refuse("Permission_Denied")
  yield* setAccountBlocked(id, isBlocked, reason)
  const { active, adminWasBlocked } = companyUserStatuses
  const [from, to] = isBlocked ? [active, adminWasBlocked] : [adminWasBlocked, active]
  const seen = yield* accountOf(id)
  for (const company of yield* companiesOfAdmin(id)) {
    yield* adoptCompany(company.id)
    if (!(yield* changeAdminStatus(company.id, from, to))) continue
    yield* tell({
      action: isBlocked ? "company.adminBlocked" : "company.adminUnblocked",
      subject: `company:${company.id}`,
      before: { adminStatus: from },
      after: { adminStatus: to },
    })
  }
  return seen
})
