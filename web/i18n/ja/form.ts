/** What every form says. */
export default {
  toFix: "{{count}}か所を直すと保存できます",
  andMore: "ほか{{count}}",
  notSaved: "保存できませんでした",
  unchanged: "変わったところがありません",
  changed: "{{count}}か所を変更",
  restored: "読み込み直す前の入力を戻しました",
  startAnew: "最初から入力する",
  empty: "（なし）",
  yen: "円",
  conflict: {
    title: "ほかの人が先に更新しました",
    both: "あなたの入力は残っています。違いを確かめてから保存してください。",
    merged: "ほかの人の変更を取り込みました。あなたの入力は残っています。もう一度保存してください。",
    now: "今の内容",
    mine: "あなたの入力",
    take: "相手の内容にする",
    takeAll: "すべて相手の内容にする",
    taken: "取り込みました",
    keep: "入力した内容で保存する",
  },
}
