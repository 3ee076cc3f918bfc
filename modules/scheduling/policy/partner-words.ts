/** Rules of customers' requests and vendors' slots in words, for /permission. */
import { policyInWords } from "#modules/kernel/policy-words.ts"
import { proposalPolicy } from "./proposal-policy.ts"
import { slotPolicy } from "./vendor-policy.ts"

export const proposalInWords = policyInWords({
  policy: proposalPolicy,
  area: "arranging",
  words: { ja: "客先のお願い", en: "Customers' requests", vi: "Đề nghị của khách" },
  cases: { all: { words: { ja: "お願い", en: "Requests", vi: "Đề nghị" }, of: () => undefined } },
  actions: {
    list: { kind: "detail", words: { ja: "お願いの一覧を見る", en: "See requests", vi: "Xem các đề nghị" } },
    week: {
      kind: "detail",
      words: { ja: "自社の現場の週を見る", en: "See the own sites' week", vi: "Xem tuần của công trường mình" },
    },
  },
})
export const slotInWords = policyInWords({
  policy: slotPolicy,
  area: "arranging",
  words: { ja: "協力会社の枠", en: "Places of a vendor", vi: "Chỗ của đối tác" },
  cases: { own: { words: { ja: "自社の枠", en: "One's own", vi: "Của mình" }, of: () => undefined } },
  actions: {
    read: { kind: "detail", words: { ja: "自社の枠の一覧を見る", en: "See one's own places", vi: "Xem chỗ của mình" } },
  },
})
