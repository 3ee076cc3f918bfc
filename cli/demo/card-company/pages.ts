/** The sample card company's pages: where a card is entered, and where its holder shows that he is he. Marked 見本 throughout. */
import type { Session } from "./objects.ts"

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

export const styles = `
:root { color-scheme: light; font-family: system-ui, "Hiragino Sans", "Noto Sans JP", sans-serif; }
body { margin: 0; background: #f6f5f1; color: #1b1f24; }
main { max-width: 27rem; margin: 0 auto; padding: 2rem 1rem; }
.mark { background: #7a4b00; color: #fff; text-align: center; padding: .5rem 1rem; font-size: .875rem; }
h1 { font-size: 1.125rem; margin: 0 0 .25rem; }
.sum { font-size: 2rem; font-weight: 700; margin: 0 0 1.5rem; }
form, .box { background: #fff; border: 1px solid #d6d3cb; border-radius: .75rem; padding: 1.25rem; }
label { display: block; font-size: .875rem; margin-bottom: 1rem; }
input, button { font: inherit; box-sizing: border-box; width: 100%; min-height: 2.75rem; border-radius: .5rem; }
input { margin-top: .25rem; border: 1px solid #868a90; padding: 0 .75rem; background: #fff; color: inherit; }
button { border: 0; background: #1b4f7c; color: #fff; font-weight: 700; cursor: pointer; }
button.quiet { background: none; color: #1b4f7c; margin-top: .5rem; }
.wrong { background: #fbe9e7; color: #8c1d18; border-radius: .5rem; padding: .75rem; margin: 0 0 1rem; }
details { margin-top: 1.25rem; font-size: .875rem; }
summary { min-height: 2.75rem; display: flex; align-items: center; cursor: pointer; }
td, th { text-align: left; padding: .25rem .75rem .25rem 0; vertical-align: top; }
:focus-visible { outline: 3px solid #1b4f7c; outline-offset: 2px; }
`

const shell = (title: string, content: string) => `<!doctype html>
<html lang="ja"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}｜見本のカード会社</title><link rel="stylesheet" href="/sample-card-company/styles.css"></head>
<body><p class="mark">見本のカード会社です。本物のカード番号は入力しないでください。請求はされません。</p>
<main id="main">${content}</main></body></html>`

const said: Readonly<Record<string, string>> = {
  insufficient_funds: "残高または利用枠が足りません。別のカードをお試しください。",
  expired_card: "カードの有効期限が切れています。別のカードをお試しください。",
  authentication_required: "本人認証が完了しませんでした。もう一度お試しください。",
  generic_decline: "カードが使えませんでした。別のカードをお試しください。",
}
const samples = [
  ["4242 4242 4242 4242", "支払える"],
  ["4000 0025 0000 3155", "本人認証（3Dセキュア）を求められる"],
  ["4000 0000 0000 0002", "断られる"],
  ["4000 0000 0000 9995", "利用枠が足りない"],
  ["4000 0000 0000 0069", "有効期限切れ"],
  ["4000 0000 0000 0341", "登録できるが、あとの請求で断られる"],
] as const
const yen = (amount: number) => `¥${amount.toLocaleString("ja-JP")}`

export const entryPage = (session: Session, wrong?: string) => {
  const isPayment = session.mode === "payment"
  const title = isPayment ? "お支払い" : "カードの登録"
  const rows = samples.map(([number, what]) => `<tr><th scope="row">${number}</th><td>${what}</td></tr>`).join("")
  return shell(
    title,
    `<h1>${escaped(isPayment ? session.title : title)}</h1>
${isPayment ? `<p class="sum">${yen(session.amount_total ?? 0)}</p>` : ""}
<form method="post">${wrong === undefined ? "" : `<p class="wrong" role="alert">${said[wrong] ?? said.generic_decline}</p>`}
<label>カード番号<input name="number" inputmode="numeric" autocomplete="off" required value="4242 4242 4242 4242"></label>
<label>有効期限（月/年）<input name="expiry" inputmode="numeric" autocomplete="off" required pattern="\\d{2} ?/ ?\\d{2}" value="12/34"></label>
<button>${isPayment ? `${yen(session.amount_total ?? 0)} を支払う` : "登録する"}</button></form>
<form method="get" action="${escaped(session.cancel_url.split("?")[0] ?? "")}">
<input type="hidden" name="companyId" value="${escaped(new URL(session.cancel_url).searchParams.get("companyId") ?? "")}">
<button class="quiet">やめて戻る</button></form>
<details><summary>試せるカード番号</summary><table>${rows}</table></details>`,
  )
}

/** 3-D Secure. */
export const holderPage = (number: string, expiry: string) =>
  shell(
    "本人認証",
    `<h1>本人認証（3Dセキュア）</h1><p>カードの持ち主であることを、カードの銀行に示します。</p>
<form method="post"><input type="hidden" name="number" value="${escaped(number)}"><input type="hidden" name="expiry" value="${escaped(expiry)}">
<button name="shown" value="1">認証する</button><button class="quiet" name="shown" value="0">認証しない</button></form>`,
  )

export const closedPage = () =>
  shell(
    "終了",
    `<div class="box"><h1>このページは終わりました</h1><p>元のページに戻って、状況をご確認ください。</p></div>`,
  )
