import type { Same } from "../areas.ts"
import type ja from "../ja/mypage.ts"

export default {
  title: "My page",
  saved: "Saved",
  reach: "How to reach you",
  reachNote: "The admins of this company see what you write here.",
  emergencyNote: "Whom the company calls when you are hurt or fall ill.",
  companys: "What the company has noted",
  companysNote: "If something should be corrected, tell an admin of the company.",
  partnerNote: "How {{company}} reaches you. Your company's name and prices are kept by {{company}}.",
  autoJoin: "Joining sites",
  autoJoinTick: "Joins sites automatically",
  autoJoinNote:
    "When this is on, your company takes part without being asked as soon as {{company}} puts it on a site. Saved at once.",
  fax: "Fax",
  postalCode: "Postal code",
  registrationNumber: "Invoice number",
  account: "Account",
  accountName: "Name",
  email: "E-mail (to sign in)",
  language: "Language",
  changeAccount: "Change name or password",
  changeDisplay: "Change language or text size",
  signInOnPhone: "Sign in on a phone",
} satisfies Same<typeof ja>
