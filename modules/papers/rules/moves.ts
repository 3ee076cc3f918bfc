/** D24: how a paper goes from one state to another, and by which right. */
import type { PaperStatus } from "../codes.ts"

export const moves = {
  submit: { from: ["draft"], to: "pending" },
  takeBack: { from: ["pending"], to: "draft" },
  approve: { from: ["pending"], to: "active" },
  reject: { from: ["pending"], to: "rejected" },
  backToDraft: { from: ["rejected"], to: "draft" },
  remove: { from: ["draft", "rejected"], to: "deleted" },
} as const satisfies Record<string, { readonly from: ReadonlyArray<PaperStatus>; readonly to: PaperStatus }>
export type Move = keyof typeof moves

/** The move that leads from one state to another; undefined where there is none. */
export const moveTo = (from: PaperStatus, to: PaperStatus): Move | undefined => {
  for (const [move, { from: starts, to: end }] of Object.entries(moves)) {
    if (end === to && starts.some((start) => start === from) && isMove(move)) return move
  }
  return undefined
}
const isMove = (word: string): word is Move => word in moves
