/** Rules of licences to choose from in words, for /permission. */
import { policyInWords } from "#modules/kernel/policy-words.ts"
import { licensePolicy } from "./license-policy.ts"

export const licenseInWords = policyInWords({
  policy: licensePolicy,
  area: "people",
  words: { ja: "資格・免許", en: "Licences", vi: "Chứng chỉ, giấy phép" },
  cases: {
    any: {
      words: { ja: "会社の資格・免許", en: "The company's licences", vi: "Chứng chỉ của công ty" },
      of: () => undefined,
    },
  },
  actions: {
    list: {
      kind: "detail",
      words: {
        ja: "資格・免許の候補と期限を見る",
        en: "See licences to choose from and those that run out",
        vi: "Xem danh mục chứng chỉ và hạn",
      },
    },
    change: {
      kind: "update",
      words: { ja: "資格・免許の候補を決める", en: "Set licences to choose from", vi: "Đặt danh mục chứng chỉ" },
    },
  },
})
