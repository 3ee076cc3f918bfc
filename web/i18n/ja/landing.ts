/** What the product is, for whoever is not signed in. */
export default {
  about:
    "手配は、誰がどの現場のどのシフトに入り、実際に何時から何時まで働き、いくら支払うかを、建設会社がひとつの画面で扱うためのしくみです。監督・事務・経理・職人・協力会社・客先が、それぞれに必要なところだけを見ます。",
  tryDemo: "デモを試す",
  stepsTitle: "はじめ方",
  steps: {
    account: { title: "ご本人の登録", detail: "メールアドレスとパスワードで登録します。" },
    company: { title: "会社の登録", detail: "会社の名前と、締日やシフトの呼び名を決めます。" },
    people: { title: "人を招く", detail: "監督・経理・職人・協力会社・客先をメールで招待します。" },
    work: { title: "手配する", detail: "現場と日とシフトに人を入れると、全員の予定表に出ます。" },
  },
  terms: "利用規約",
  privacy: "プライバシーポリシー",
  transactionLaw: "特定商取引法に基づく表記",
  plans: "料金プラン",
  contact: "お問い合わせ",
  forCustomers: "客先として登録する",
  forInvited: "招待された方は、届いたメールのリンクを開いてください。",
}
