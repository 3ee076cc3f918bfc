/** 振込先 of the platform in tests. */
export const ourAccount = {
  bankName: "見本銀行（9999）",
  branch: "丸の内支店（004）",
  type: "普通",
  number: "2384175",
  holder: "カ）テハイ",
}

/** What the wizard sends for a plan that costs. */
export const pro = { subscriptionId: 6, subscriptionOptionId: null, paymentTerm: "PREPAYMENT", isBanking: 1 }
/** Twelve months, three of them more for nothing: 237,600 yen until 2028-02-20. */
export const proYear = { ...pro, subscriptionOptionId: 4 }
