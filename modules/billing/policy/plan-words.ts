/** The rules of a company's plan in words, for /permission. */
import { policyInWords } from "#modules/kernel/policy-words.ts"
import { planPolicy } from "./plan-policy.ts"

export const planInWords = policyInWords({
  policy: planPolicy,
  area: "company",
  words: { ja: "プラン", en: "Plan", vi: "Gói dịch vụ" },
  cases: {
    own: {
      words: { ja: "自分の会社", en: "The own company", vi: "Công ty của mình" },
      of: ({ companyId }) => ({ companyId }),
    },
  },
  actions: {
    read: { kind: "detail", words: { ja: "プランと席を見る", en: "See plan and seats", vi: "Xem gói và số chỗ" } },
    readPayment: {
      kind: "detail",
      words: {
        ja: "次の請求と支払いの記録を見る",
        en: "See the next bill and payments",
        vi: "Xem hóa đơn tới và lịch sử thanh toán",
      },
    },
    change: { kind: "update", words: { ja: "プランを変える", en: "Change the plan", vi: "Đổi gói" } },
    extend: { kind: "update", words: { ja: "プランを延長する", en: "Extend the plan", vi: "Gia hạn gói" } },
    addMembers: { kind: "update", words: { ja: "席を増やす", en: "Add seats", vi: "Thêm chỗ" } },
    endRenewal: {
      kind: "update",
      words: { ja: "更新を止める・再開する", en: "Stop and resume renewal", vi: "Dừng, nối lại gia hạn" },
    },
  },
  fields: {},
})
