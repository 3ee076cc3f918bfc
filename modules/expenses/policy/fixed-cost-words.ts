/** The rules of fixed costs in words, for /permission. */
import { policyInWords } from "#modules/kernel/policy-words.ts"
import { fixedCostPolicy } from "./fixed-cost-policy.ts"

export const fixedCostInWords = policyInWords({
  policy: fixedCostPolicy,
  area: "papers",
  words: { ja: "固定費", en: "Fixed costs", vi: "Chi phí cố định" },
  cases: {
    open: {
      words: { ja: "締めていない月", en: "A month that is open", vi: "Tháng chưa chốt" },
      of: () => ({ isOpen: true }),
    },
    closed: {
      words: { ja: "締めた月", en: "A month that is closed", vi: "Tháng đã chốt" },
      of: () => ({ isOpen: false }),
    },
  },
  actions: {
    read: {
      kind: "detail",
      words: { ja: "固定費を見る", en: "See fixed costs", vi: "Xem chi phí cố định" },
      cases: ["closed"],
    },
    create: { kind: "create", words: { ja: "固定費を登録する", en: "Enter a fixed cost", vi: "Nhập chi phí cố định" } },
    edit: { kind: "update", words: { ja: "固定費を変える", en: "Change a fixed cost", vi: "Sửa chi phí cố định" } },
  },
})
