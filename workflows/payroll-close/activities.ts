/** The steps of a close as payroll does them; each may run again after a crash and takes effect once. */
import { computePiece, finishClose, freezeMonth, planClose, releaseMonth } from "#modules/payroll/index.ts"

export const activities = {
  freeze: freezeMonth,
  plan: planClose,
  compute: computePiece,
  finish: finishClose,
  release: releaseMonth,
}
