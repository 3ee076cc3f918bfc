import type { Same } from "../areas.ts"
import type ja from "../ja/seller.ts"

/** 特定商取引法に基づく表記. */
export default {
  title: "Specified Commercial Transactions Act",
  missing: "The operator has not set this yet.",
  fact: {
    name: "Seller",
    representative: "Person in charge",
    address: "Address",
    phone: "Telephone",
    email: "E-mail",
    price: "Price",
    extra: "Other charges",
    means: "Ways to pay",
    when: "When to pay",
    begins: "When the service begins",
    cancel: "Cancellation, refunds",
    environment: "Browsers",
  },
  text: {
    price: "Prices with tax are shown where a plan is chosen.",
    extra: "You pay for your own connection to the internet.",
    means: "Those shown where a plan is chosen.",
    when: "The day is shown where a plan is chosen.",
    begins: "As soon as the company is approved; a paid plan once its payment is confirmed.",
    cancel: "You may cancel at any time. By the nature of the service, what was paid is not refunded.",
    environment: "The newest Google Chrome, Microsoft Edge, Safari, Firefox.",
  },
} satisfies Same<typeof ja>
