import type { Same } from "../areas.ts"
import type ja from "../ja/labels.ts"

export default {
  morning: "Morning",
  afternoon: "Afternoon",
  evening: "Night",
  other: "Option",
  customer: "Customer",
  vendor: "Partner company",
} satisfies Same<typeof ja>
