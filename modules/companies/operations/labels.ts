/** The company's words: roles, shifts, customers and vendors as this company calls them. */
import { Effect } from "effect"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { Refused, refuse } from "#modules/kernel/errors.ts"
import { isFound } from "#modules/kernel/fields/normalise.ts"
import { authorize } from "#modules/kernel/policy.ts"
import { tell } from "#modules/kernel/write.ts"
import { defaultLabels } from "../codes.ts"
import { companyPolicy } from "../policy.ts"
import { allLabels, labelForUpdate, saveLabel } from "../repository.ts"

/** Every word by its key, the company's own over the default. */
export const labelsOf = Effect.fn("Companies.labelsOf")(function* (companyId: number) {
  const rows = yield* allLabels(companyId)
  return { ...defaultLabels, ...Object.fromEntries(rows.map(({ key, value }) => [key, value])) }
})

export const listLabels = Effect.fn("Companies.listLabels")(function* (asked: {
  readonly keyword?: string
  readonly pageIndex?: number
  readonly pageSize?: number
}) {
  const { companyId } = yield* CurrentActor
  const own = new Map((yield* allLabels(companyId)).map((row) => [row.key, row]))
  const rows = Object.entries(defaultLabels)
    .map(([key, value]) => ({ key, value: own.get(key)?.value ?? value, version: own.get(key)?.version ?? 0 }))
    .filter(({ key, value }) => isFound(asked.keyword ?? "", key, value))
  const size = Math.min(asked.pageSize ?? 1000, 1000)
  const pageIndex = asked.pageIndex ?? 1
  return {
    data: rows.slice((pageIndex - 1) * size, pageIndex * size),
    pageIndex,
    totalPages: Math.ceil(rows.length / size),
    totalItems: rows.length,
  }
})

/** Renames a word. Fails with Permission_Denied, Not_Found, Update_Expired (with what is stored now). */
export const updateLabel = Effect.fn("Companies.updateLabel")(function* (next: {
  readonly key: string
  readonly value: string
  readonly version: number
}) {
  const { companyId } = yield* CurrentActor
  yield* authorize(companyPolicy, "label", { id: companyId })
  if (!(next.key in defaultLabels)) return yield* refuse("Not_Found")
  const before = yield* labelForUpdate(companyId, next.key)
  if ((before?.version ?? 0) !== next.version) {
    return yield* new Refused({ code: "Update_Expired", view: before ?? null })
  }
  const after = { key: next.key, value: next.value, version: next.version + 1 }
  yield* saveLabel({ companyId, ...after })
  yield* tell(
    { action: "company.label", subject: `label:${next.key}`, before: before?.value ?? null, after: after.value },
    { topic: "CompanyLabelChanged", body: { companyId, key: next.key } },
  )
  return after
})
