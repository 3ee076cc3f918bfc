import { projectTypes } from "#modules/kernel/codes/project.ts"
import type { SiteView } from "./site-queries.ts"

/** A 常用 site that a customer or an office made without prices: what is arranged there bills nothing. Only who is told prices knows. */
export const lacksPrice = ({ type, regularUnitPrice, nightUnitPrice }: SiteView) =>
  type === projectTypes.labor && (regularUnitPrice === null || nightUnitPrice === null)
