/** The company's words: roles, shifts, customers and vendors as this company calls them. */

import { Effect } from "effect"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { isFound } from "#modules/kernel/fields/normalise.ts"
import { pageSizes } from "#modules/kernel/fields/page-sizes.ts"
import { type AskedPage, pageAsked, pageOf, rowsOn } from "#modules/kernel/paging.ts"
import { authorize } from "#modules/kernel/policy.ts"
import { refuseExpired } from "#modules/kernel/version.ts"
import { tell } from "#modules/kernel/write.ts"
import { defaultLabels } from "../codes.ts"
import { companyPolicy } from "../policy.ts"
import { allLabels, labelForUpdate, saveLabel } from "../repository.ts"

/** Every word by its key, the company's own over the default. */
export const labelsOf = Effect.fn("Companies.labelsOf")(function* (companyId: number) {
  const rows = yield* allLabels(companyId)
  return { ...defaultLabels, ...Object.fromEntries(rows.map(({ key, value }) => [key, value])) }
})

export const listLabels = Effect.fn("Companies.listLabels")(function* (
  asked: AskedPage & { readonly keyword?: string },
) {
  const { companyId } = yield* CurrentActor
  const own = new Map((yield* allLabels(companyId)).map((row) => [row.key, row]))
  const rows = Object.entries(defaultLabels)
    .map(([key, value]) => ({ key, value: own.get(key)?.value ?? value, version: own.get(key)?.version ?? 0 }))
    .filter(({ key, value }) => isFound(asked.keyword ?? "", key, value))
  const page = pageAsked(asked, pageSizes.labelSettings)
  return pageOf(page, rowsOn(page, rows), rows.length)
})

/** Renames a word. Fails with Permission_Denied, Not_Found, Update_Expired (with what is stored now). */
export const updateLabel = Effect.fn("Companies.updateLabel")(function* (next: {
  readonly key: string
  readonly value: string
  readonly version: number
}) {
  const { companyId } = yield* CurrentActor
  yield* authorize(companyPolicy, "label", { id: companyId })
  if (!Object.hasOwn(defaultLabels, next.key)) return yield* refuse("Not_Found")
  const before = yield* labelForUpdate(companyId, next.key)
  yield* refuseExpired(next.version, before?.version ?? 0, Effect.succeed(before ?? null))
  const after = { key: next.key, value: next.value, version: next.version + 1 }
  yield* saveLabel({ companyId, ...after })
  yield* tell(
    { action: "company.label", subject: `label:${next.key}`, before: before?.value ?? null, after: after.value },
    { topic: "CompanyLabelChanged", body: { companyId, key: next.key } },
  )
  return after
})
