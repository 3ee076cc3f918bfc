/** One's own account, after signing in. */
export default {
  title: "お名前・パスワード",
  save: "保存する",
  currentPassword: "いまのパスワード",
  changePassword: "パスワードを変える",
  changePasswordHint:
    "変えないときは空のままにしてください。変えると、この端末のほかはすべてログアウトし、お知らせのメールが届きます。",
  passwordChanged: "パスワードを変えました。ほかの端末はログアウトしました。",
  nameChanged: "お名前を変えました。",
  signOutEverywhere: "すべての端末でログアウトする",
  signOutEverywhereAsk: "すべての端末でログアウトしますか？",
  signOutEverywhereText: "この端末もログアウトします。なくした端末があるときは、パスワードも変えてください。",
  leaveTitle: "休止・退会",
  leaveDetail: "ご本人のアカウントについて",
  leaveKind: "どちらにしますか",
  leaveReason: "理由（なくてもかまいません）",
  leaveFailed: "受け付けられませんでした",
  kind: { block: "利用停止", pause: "休止", close: "退会" },
  leave: { pause: "休止する", close: "退会を申し込む" },
  happensTitle: "こうなります",
  happens: {
    pause: {
      first: "すぐに、どの端末でもログアウトします。",
      second: "休止のあいだは、打刻も予定の確認もできません。",
      third: "ログインすると、いつでもご自分で再開できます。",
    },
    close: {
      first: "すぐに、どの端末でもログアウトします。",
      second: "運営が受け付けるまでは、ログインして取りやめられます。",
      third: "受け付けたあとは、ログインできません。結果はメールで届きます。",
    },
  },
  staysTitle: "残るもの",
  stays: {
    records: "勤怠・給与・書類などの記録は、会社が保存しなければならないものなので、会社に残ります。",
    list: "会社の名簿の登録も残ります。名簿のことは、会社の管理者に相談してください。",
  },
  ask: { pause: "アカウントを休止しますか？", close: "退会を申し込みますか？" },
  askText: {
    pause: "どの端末でもログアウトします。ログインすると再開できます。",
    close: "どの端末でもログアウトします。受け付けられたあとは、このアカウントには入れません。",
  },
  askUnsent: "この端末に、まだ会社に届いていない打刻があります。先に電波のよい所で送ってください。",
  leaveHistory: "これまでの休止・退会",
  leaveState: { now: "停止中", over: "再開しました", refused: "受け付けられませんでした" },
}
