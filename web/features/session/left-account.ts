/** How somebody has just left in this tab, for the login page to say once. */
import type { LeaveKind } from "#modules/identity/codes.ts"

const place = "tehai.left"

export const leftAccount = {
  keep: (kind: LeaveKind) => sessionStorage.setItem(place, kind),
  read: () => sessionStorage.getItem(place),
  forget: () => sessionStorage.removeItem(place),
}
