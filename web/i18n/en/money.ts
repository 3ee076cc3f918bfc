import type { Same } from "../areas.ts"
import type ja from "../ja/money.ts"

export default {
  title: "Unmatched money",
  none: "All money that came pays a bill",
  amount: "Amount",
  way: "Method",
  by: { card: "Card", transfer: "Bank transfer" },
  cameOn: "Received on",
  found: "Found at",
  from: "Charge or payer",
  sender: "Payer's name",
  senderHint: "As the bank's line says it.",
  why: "Reason",
  reason: {
    unknown: "Of no payment of ours",
    notOwed: "Its bill is not owed any more",
    amount: "Another amount",
    transfer: "It is not clear which bill it is for",
    rejected: "Its company was rejected",
    rest: "More than its bill",
  },
  held: {
    unpaid: "A part of {{reference}} ({{amount}} yen missing)",
    paid: "A part of {{reference}} (the bill is paid: send this back)",
    withdrawn: "A part of {{reference}} (the order is over: send this back)",
  },
  fit: "Amount",
  fits: { exact: "The bill's amount", rest: "More: keep the rest", part: "A part: hold it" },
  keep: "Record a transfer",
  keepText: "Records a transfer that fits no bill, from the bank's line. The platform's people get a mail.",
  settle: "Pay a bill with it",
  settleAsk: "Pay a bill with {{amount}} yen?",
  settleText:
    "The bill is paid, and the company's admin gets a mail. A part is held until the rest comes, which then pays it under the same number.",
  reference: "Number of the bill",
  referenceHint:
    "As TH00012: it stands among the bills of the company. Where it pays several bills, separate their numbers by commas.",
  return: "Returned",
  returned: "Recorded as returned",
  returnAsk: "Record {{amount}} yen as returned?",
  returnText: "Nothing is sent from here: record it after it went back at the bank or the card company.",
  reasonHint: "It is kept in the audit.",
} satisfies Same<typeof ja>
