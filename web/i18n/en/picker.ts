import type { Same } from "../areas.ts"
import type ja from "../ja/picker.ts"

export default {
  platform: "Screens of the platform",
  pickTitle: "Choose a company to log in.",
  pickHead: "Choose a company",
  pickCount: "Companies you belong to: {{count}}.",
  pickLast: " Last time: {{name}}.",
  pickGo: "Continue with this company",
  pickOpen: "Open {{name}}",
  pickBlocked: "Blocked on {{day}} by {{by}}",
  pickReason: "Reason: {{reason}}",
  pickAsk: "Please ask an administrator",
  pickNoneOpen: "There is no company that you can enter now.",
  pickNone: "No company you can enter",
  pickNoneHint: "Ask the company’s administrator to invite you.",
  askHead: "Requests to join",
  askText: "{{name}} asks you to join as {{role}}. Do you agree?",
  askYes: "Agree",
  askNo: "Decline",
  askNoTitle: "Decline the invitation of {{name}}?",
  askNoText: "The company is told. To join later you need another invitation.",
  askJoined: "You joined {{name}}",
  askDeclined: "{{name}} was told that you do not join",
  askChanged: "The role has changed. Read the new one, then answer again.",
  logout: "Log out",
} satisfies Same<typeof ja>
