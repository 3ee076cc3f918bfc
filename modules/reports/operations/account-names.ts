/** 勘定科目 in the company's own words, by product: files have them from then on. */
import { Effect } from "effect"
import { todayInJapan } from "#modules/kernel/clock.ts"
import { authorize, permissionsOn } from "#modules/kernel/policy.ts"
import { refuseExpired } from "#modules/kernel/version.ts"
import { tell } from "#modules/kernel/write.ts"
import { type AccountNames, type JournalProduct, ofEachAccount } from "../codes.ts"
import type { NameAccounts } from "../contract/account-names.ts"
import { journalPolicy } from "../policy.ts"
import { namesForUpdate, namesOf, saveNames } from "../repository/account-names.ts"
import { lockJournals } from "../repository/journal-files.ts"
import { usualName } from "../rules/journal/accounts.ts"

const shown = Effect.fnUntraced(function* (product: JournalProduct) {
  const actor = yield* authorize(journalPolicy, "readAccounts", undefined)
  const stored = yield* namesOf(actor.companyId, product)
  const today = yield* todayInJapan
  return {
    product,
    version: stored?.version ?? 0,
    names: ofEachAccount((key) => stored?.names[key] ?? ""),
    usual: ofEachAccount((key) => usualName(product, key, today)),
    permissions: permissionsOn(journalPolicy, actor, undefined),
  }
})

/** Fails with Permission_Denied. */
export const showAccountNames = Effect.fn("Reports.accountNames")(({ product }: { readonly product: JournalProduct }) =>
  shown(product),
)

/** Names accounts; an empty name is the product's own. Fails with Permission_Denied and Update_Expired. */
export const nameAccounts = Effect.fn("Reports.nameAccounts")(function* ({ names, product, version }: NameAccounts) {
  const { companyId } = yield* authorize(journalPolicy, "nameAccounts", undefined)
  // The first names have no row to hold: two who name accounts at once wait for each other.
  yield* lockJournals(companyId, product)
  const before = yield* namesForUpdate(companyId, product)
  yield* refuseExpired(version, before?.version ?? 0, shown(product))
  const own: AccountNames = Object.fromEntries(Object.entries(names).filter(([, name]) => name !== ""))
  yield* saveNames({ companyId, product, names: own, version: version + 1 })
  yield* tell({
    action: "journal.nameAccounts",
    subject: `accountNames:${product}`,
    before: before?.names ?? {},
    after: own,
  })
  return yield* shown(product)
})
