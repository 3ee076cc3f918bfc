import type { Same } from "../areas.ts"
import type ja from "../ja/partners.ts"

export default {
  title: "Add a {{word}}",
  made: "{{name}} has been added",
  make: "Add",
  companyName: "Company name",
  furiganaName: "Reading (katakana)",
  contact: "Contact person",
  phone: "Phone",
  email: "E-mail",
  address: "Address",
  name: "Name",
  gender: "Gender",
  vendor: "{{word}} they belong to",
  newWorker: "Add a worker of a {{word}}",
  workerTitle: "Add a worker of a {{word}}",
  vendorEmailHint: "Left empty, the {{word}} is added without a sign-in.",
  laterHint: "Everything else can be filled in later under Staff.",
  male: "Male",
  female: "Female",
  unanswered: "No answer",
  pick: "Search by name",
  newOne: "New {{word}}",
} satisfies Same<typeof ja>
