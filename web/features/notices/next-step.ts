import type { Notice } from "./notice-queries.ts"

/** What one does about a notice, where there is one thing to do: said on its button, which leads to where it is done. */
const steps = {
  askEnd: "tellTime",
  askStart: "tellTime",
  slotAsked: "fillSlot",
  siteAsked: "answer",
  customerWish: "look",
  wishAnswered: "seeAnswer",
  "task.settled": "seeAnswer",
  mailFailed: "sendAgain",
  invitationAskedAgain: "sendAgain",
  slipReady: "openSlip",
  "paper.submit": "openPaper",
  "paper.ask": "answer",
  "paper.reject": "openPaper",
  "expense.ask": "look",
  "expense.reject": "look",
  "billing.unpaid": "pay",
  "billing.dueSoon": "pay",
  "signUp.remindCard": "pay",
  "signUp.remindTransfer": "pay",
} as const satisfies Readonly<Record<string, string>>
const isKnown = (kind: string): kind is keyof typeof steps => kind in steps

/** Nothing once he has read it, or has answered what it asks. */
export const nextStepOf = ({ isRead, isWaiting, kind }: Pick<Notice, "isRead" | "isWaiting" | "kind">) =>
  isKnown(kind) && (isWaiting || !isRead) ? steps[kind] : undefined
