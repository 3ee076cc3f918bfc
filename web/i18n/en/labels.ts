import type { Same } from "../areas.ts"
import type ja from "../ja/labels.ts"

export default {
  morning: "Morning",
  afternoon: "Afternoon",
  evening: "Night",
  other: "Option",
  customer: "Customer",
  vendor: "Partner company",
  role: {
    2: "Administrator",
    3: "Site supervisor",
    4: "Office",
    6: "Accounting",
    7: "Subcontractor",
    8: "Customer",
    9: "Subcontractor’s worker",
    10: "Part-timer",
    11: "Self-employed",
    12: "Worker",
  },
} satisfies Same<typeof ja>
