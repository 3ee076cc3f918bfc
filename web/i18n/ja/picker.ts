/** Which company, after signing in. */
export default {
  platform: "運営の画面",
  pickTitle: "企業を選び、ログインしてください。",
  pickHead: "会社を選ぶ",
  pickCount: "{{count}}つの企業に登録されています。",
  pickLast: "前回は {{name}} でした。",
  pickGo: "この企業で続ける",
  pickOpen: "{{name}}で開く",
  pickAsk: "管理者に連絡してください",
  pickNoneOpen: "いま入れる企業はありません。",
  pickNone: "入れる企業がありません",
  pickNoneHint: "会社の管理者に、招待を送ってもらってください。",
  askHead: "所属の確認",
  askText: "{{name}}が、{{role}}としての所属を求めています。承諾しますか。",
  askYes: "承諾する",
  askNo: "断る",
  logout: "ログアウト",
}
