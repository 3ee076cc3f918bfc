/** An import of one site that its admin may take back, and inputs that succeed, for the guards. */
import { Effect } from "effect"
import { insertImport, saveMapping } from "#modules/imports/repository.ts"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { instantNow } from "#modules/kernel/clock.ts"
import { yen } from "#modules/kernel/yen.ts"
import { makeSites } from "#modules/scheduling/index.ts"

export const plantedImport = Effect.fn("Tests.plantedImport")(function* (mark: string, customerId: number) {
  const { companyId, personId } = yield* CurrentActor
  const prices = { regularUnitPrice: yen(24_000), nightUnitPrice: yen(30_000) }
  const site = { name: `${mark} 取込`, type: 1, address: "東京都港区", customerId, ...prices } as const
  const leftIds = [...(yield* makeSites([site]))]
  const made = { companyId, kind: "site", madeBy: personId, madeAt: yield* instantNow } as const
  yield* insertImport({ ...made, fileName: `${mark}.xlsx`, saved: 1, leftIds })
  yield* saveMapping({
    ...made,
    kind: "customer",
    mapping: { headings: { companyName: "会社名" }, values: {}, constants: {} },
  })
  return null
})

const text = (content: string, name: string) => new File([content], name)
/** However often it is asked: another company of the same name. */
const anotherCustomer = (mapping: string) => ({
  files: [text("会社名\n見本建設\n", "得意先.csv")],
  dryRun: ["0"],
  mapping: [mapping],
  changes: [text('[{"row":2,"isOther":1}]', "changes.json")],
})
export const importInputs: Readonly<Record<string, () => ReadonlyArray<object>>> = {
  "imports makeImport": () => [anotherCustomer('{"isKept":1}'), anotherCustomer('{"isKept":0}')],
  "imports undoImport": () => [{ status: 0, version: 1 }],
}
