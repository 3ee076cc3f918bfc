import type { Actor } from "#modules/kernel/actor.ts"

/** 席を増やす (BILL-08): who orders for his company; asked where one is ordered, and where none is left (D131). */
export const mayBuySeats = (actor: Actor, companyId: number): true | string =>
  (actor.role === "admin" && actor.companyId === companyId) || "not an admin"
