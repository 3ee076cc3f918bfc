import type { Same } from "../areas.ts"
import type ja from "../ja/looks.ts"

export default {
  overLimit: "{{is}} (limit {{limit}})",
  restBelow: "rest {{is}} (needs {{limit}})",
  wageBelow: "{{hourly}} an hour (minimum {{minimum}})",
  looked: "Looked at",
  lookedOf: "Mark “{{kind}}” of {{name}} as looked at",
  lookedAll: "All {{count}} looked at",
  allLooked: "Looked at",
  lookedBy: "{{day}} {{time}}, looked at by {{who}}",
  takeBack: "Take back",
  takeBackOf: "Take back the look at “{{kind}}” of {{name}}",
  account: "Enter account",
  accountOf: "Enter the account of {{name}}",
  accountTitle: "Account of {{name}}",
  accountAction: "Save account",
  wage: "Raise wage",
  wageOf: "Raise the wage of {{name}}",
  wageTitle: "Raise the wage of {{name}} to the minimum",
  wageLine: "Since {{day}}, {{hourly}} an hour was agreed, below the minimum wage of {{minimum}} in {{prefecture}}.",
  wageHint: "Makes pay terms from this day on. All other terms stay as they are.",
  wageAction: "Set this wage",
  closers: "Who closes",
  schedule: "Dates",
  closableFrom: "Can be closed",
  lastDayOfPeriod: "Last day",
  correctBy: "Last corrections",
  sendBy: "Transfer file to the bank",
  taxDue: "Income and resident tax due",
  cash: "Pay in cash this month",
  cashOf: "Pay {{name}} in cash this month",
  cashTitle: "Pay {{name}} in cash this month",
  cashHint:
    "The month is closed without an account. The reason stays in the record of the close, and the transfer leaves this person out.",
  cashAction: "Pay in cash",
  lookedWhy: "Reason: {{reason}}",
  commuting: "Commuting {{yen}} (all taxed)",
  /** A premium typed by hand that the age has none of. */
  premiumOf: {
    health: "{{month}}: health insurance {{yen}}",
    nursingCare: "{{month}}: nursing care {{yen}}",
    pension: "{{month}}: pension {{yen}}",
  },
  /** Of what a month's premium comes to. */
  uncollected: "{{month}}: own share {{yen}}",
} as const satisfies Same<typeof ja>
