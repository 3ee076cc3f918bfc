/** 確認した on what a close found, and what is mended without leaving it. */
export default {
  overLimit: "{{is}}（上限 {{limit}}）",
  restBelow: "休憩 {{is}}（必要 {{limit}}）",
  wageBelow: "時給換算 {{hourly}}（最低賃金 {{minimum}}）",
  looked: "確認した",
  lookedOf: "{{name}}さんの「{{kind}}」を確認した",
  lookedAll: "{{count}}件とも確認した",
  allLooked: "確認済み",
  lookedBy: "{{day}} {{time}} {{who}}が確認",
  takeBack: "取り消す",
  takeBackOf: "{{name}}さんの「{{kind}}」の確認を取り消す",
  account: "口座を入れる",
  accountOf: "{{name}}さんの口座を入れる",
  accountTitle: "{{name}}さんの振込先",
  accountAction: "登録する",
  wage: "賃金を上げる",
  wageOf: "{{name}}さんの賃金を上げる",
  wageTitle: "{{name}}さんの賃金を最低賃金以上にする",
  wageLine: "{{day}}から、1時間 {{hourly}} の約束が{{prefecture}}の最低賃金 {{minimum}} を下回っています。",
  wageHint: "この日からの給与条件を作ります。ほかの条件はそのまま引き継ぎます。",
  wageAction: "この賃金にする",
  closers: "締めの担当",
  /** A premium typed by hand that the age has none of. */
  premiumOf: {
    health: "{{month}}分 健康保険 {{yen}}",
    nursingCare: "{{month}}分 介護保険 {{yen}}",
    pension: "{{month}}分 厚生年金 {{yen}}",
  },
  /** Of what a month's premium comes to. */
  uncollected: "{{month}}分 本人負担 {{yen}}",
}
