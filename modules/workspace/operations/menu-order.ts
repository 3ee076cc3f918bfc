/**
 * The order that a person gave his menu in one company (SHELL-06).
 *
 * His alone, as his language is: the last one of two tabs is what he wants, so no version is asked for.
 */
import { Effect } from "effect"
import { menuOrderOf, saveMenuOrder } from "#modules/companies/index.ts"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { tell } from "#modules/kernel/write.ts"
import { menuScreens } from "../codes.ts"
import type { SideBar } from "../contract/side-bar.ts"

/** What is stored may name an entry that the product no longer has. */
const known = (order: ReadonlyArray<string>) =>
  menuScreens.filter((key) => order.includes(key)).toSorted((one, other) => order.indexOf(one) - order.indexOf(other))

export const ownMenuOrder = Effect.fn("Workspace.ownMenuOrder")(function* () {
  const { companyId, personId } = yield* CurrentActor
  return { order: known(yield* menuOrderOf(companyId, personId)) }
})

/** An empty order is the product's own again. */
export const arrangeMenu = Effect.fn("Workspace.arrangeMenu")(function* ({ order }: SideBar) {
  const { companyId, personId } = yield* CurrentActor
  const before = yield* menuOrderOf(companyId, personId)
  yield* saveMenuOrder(companyId, personId, order)
  yield* tell({ action: "workspace.arrange", subject: `person:${personId}`, before, after: order })
  return { order }
})
