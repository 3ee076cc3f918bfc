/** 特定商取引法に基づく表記. */
export default {
  title: "特定商取引法に基づく表記",
  missing: "運営者がまだ設定していません。",
  fact: {
    name: "販売業者",
    representative: "代表者・責任者",
    address: "所在地",
    phone: "電話番号",
    email: "メールアドレス",
    price: "販売価格",
    extra: "販売価格のほかに必要な料金",
    means: "支払い方法",
    when: "支払いの時期",
    begins: "サービスの提供時期",
    cancel: "解約・返金",
    environment: "動作環境",
  },
  text: {
    price: "プランを選ぶ画面に、税込の価格を表示します。",
    extra: "インターネットに接続するための通信料は、お客様の負担です。",
    means: "プランを選ぶ画面に表示する方法からお選びいただけます。",
    when: "プランを選ぶ画面に、支払いの期日を表示します。",
    begins: "会社の登録が承認されたあと、すぐに使えます。有料のプランは、支払いの確認のあとに使えます。",
    cancel: "解約はいつでもできます。サービスの性質上、お支払い後の返品や返金はできません。",
    environment: "最新のGoogle Chrome、Microsoft Edge、Safari、Firefox。",
  },
}
