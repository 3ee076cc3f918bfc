/** The order of a person's menu on the wire; none is the product's own. */
import { Schema } from "effect"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import { oneOf } from "#modules/kernel/fields/row.ts"
import { menuScreens } from "../codes.ts"

const isEachOnce = Schema.makeFilter(
  (keys: ReadonlyArray<string>) => new Set(keys).size === keys.length || messageKey("notChoice"),
)
export const SideBar = Schema.Struct({ order: Schema.Array(oneOf(menuScreens)).check(isEachOnce) })
export type SideBar = typeof SideBar.Type
