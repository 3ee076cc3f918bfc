/** The rules of bills in words, for /permission. */
import { policyInWords } from "#modules/kernel/policy-words.ts"
import { billPolicy } from "../policy.ts"

export const billInWords = policyInWords({
  policy: billPolicy,
  area: "company",
  words: { ja: "利用料金", en: "What the service costs", vi: "Phí sử dụng" },
  cases: {
    own: {
      words: { ja: "自分の会社", en: "The own company", vi: "Công ty của mình" },
      of: ({ companyId }) => ({ companyId }),
    },
  },
  actions: {
    read: {
      kind: "detail",
      words: { ja: "利用料金の請求を見る", en: "See bills of the service", vi: "Xem hóa đơn phí sử dụng" },
    },
    pay: {
      kind: "approve",
      words: { ja: "利用料金を支払う", en: "Pay for the service", vi: "Thanh toán phí sử dụng" },
    },
  },
  fields: {},
})
