import type { Same } from "../areas.ts"
import type ja from "../ja/landing.ts"

export default {
  about:
    "Tehai is where a construction company arranges who goes to which site on which shift, knows when they really worked, and works out what they are paid. Supervisors, office, accounting, workers, subcontractors and customers each see what they need.",
  tryDemo: "Try the demo",
  stepsTitle: "How to begin",
  steps: {
    account: { title: "Sign up", detail: "With your e-mail address and a password." },
    company: { title: "Register the company", detail: "Its name, its closing day, what its shifts are called." },
    people: {
      title: "Invite people",
      detail: "Supervisors, accounting, workers, subcontractors and customers, by mail.",
    },
    work: { title: "Arrange", detail: "Put people on a site, a day and a shift: it is in everybody's calendar." },
  },
  terms: "Terms of use",
  privacy: "Privacy policy",
  transactionLaw: "Commercial transactions law",
  plans: "Plans and prices",
  contact: "Contact",
  forCustomers: "Sign up as a customer",
  forInvited: "If you were invited, open the link in the mail you got.",
} satisfies Same<typeof ja>
