/** A company with mails in every state, written as rows: no test waits for a mail server's refusals. */
import { Effect } from "effect"
import type postgres from "postgres"
import { addMember, foundCompany } from "#modules/companies/index.ts"
import { registerPerson } from "#modules/identity/index.ts"
import { mailers, password } from "../people.ts"

export const mailingCompany = Effect.gen(function* () {
  const boss = yield* registerPerson({ email: mailers.boss, name: "送信 社長", password })
  const company = yield* foundCompany({ name: "送信建設", kenId: 13 }, boss)
  const hand = yield* registerPerson({ email: mailers.hand, name: "送信 職人", password })
  yield* addMember(company, { personId: hand, role: "worker" })
  return { company, boss }
})
type Mailing = Effect.Success<typeof mailingCompany>

/** What a stranger might put into a mail: none of it may run, load or hide where a link leads. */
const hostile = `<html lang="ja"><head><style>p { color: red }</style></head><body style="background-color:#f3f4f6">
  <p onclick="top.wasRun = 1" style="font-size:20px;background-image:url(http://elsewhere.example/a.png)">危ない本文</p>
  <script>top.wasRun = 1</script><img src="http://elsewhere.example/b.png" onerror="top.wasRun = 1">
  <iframe src="http://elsewhere.example/c"></iframe><svg onload="top.wasRun = 1"><text>絵</text></svg>
  <a href="javascript:top.wasRun=1">動くリンク</a> <a href="https://tehai.example/login">ふつうのリンク</a>
  <form action="http://elsewhere.example/d"><input name="password"></form></body></html>`
const invitation = `<html lang="ja"><body style="margin:0;background-color:#f3f4f6"><h1 style="font-size:20px">招待</h1>
  <p>送信建設から招待されています。</p><p><a href="https://tehai.example/sign-up#[[secret]]">招待を確かめる</a></p></body></html>`

export const fillMails = async (owner: postgres.Sql, { boss, company }: Mailing) => {
  const all = { company_id: company, kind: "test", language: "ja", sent_by: boss, sender_name: "送信 社長" }
  const told = { html: "<p>11月の予定です。</p>", text: "11月の予定です。" }
  const sent = { state: "sent", delivery: "smtp", attempts: 1 }
  const on = (day: string) => ({ queued_at: `${day}T09:00:00+09:00`, ended_at: `${day}T09:00:05+09:00` })
  const to = (name: string, email: string) => ({ to_name: name, to_email: `${email}@aite.example` })
  const why = (reason: string, said: string) => [{ at: "2026-11-20T00:00:05.000Z", why: reason, said }]
  const usual = Array.from({ length: 30 }, (_, n) => ({
    ...{ ...all, ...told, ...sent, ...on(`2026-10-${String(n + 1).padStart(2, "0")}`) },
    ...to(`職人 ${n + 1}号`, `hand${n + 1}`),
    subject: `予定のお知らせ ${n + 1}`,
  }))
  await owner`insert into notifications.mail ${owner(usual)}`
  const failed = { ...all, ...told, ...on("2026-11-20"), ...to("大久保 徹", "ookubo"), subject: "請求書のご案内" }
  const tries = owner.json(why("refused", "550 5.1.1 no such user"))
  await owner`insert into notifications.mail ${owner({ ...failed, state: "failed", attempts: 1, tries })}`
  const later = owner.json(why("refusedForNow", "450 4.2.1 try again"))
  const again = {
    ...all,
    ...told,
    ...to("三浦 正樹", "miura"),
    subject: "手配のお願い",
    queued_at: "2026-11-21T09:00:00+09:00",
  }
  await owner`insert into notifications.mail ${owner({ ...again, attempts: 1, next_try_at: "2099-01-01", tries: later })}`
  const bad = { ...all, ...sent, ...on("2026-11-22"), ...to("怪しい 人", "ayashii"), subject: "怪しいメール" }
  await owner`insert into notifications.mail ${owner({ ...bad, html: hostile, text: "危ない本文" })}`
  const words = { html: invitation, text: "招待を確かめる: https://tehai.example/sign-up#[[secret]]" }
  const spent = {
    ...all,
    ...words,
    ...sent,
    ...on("2026-11-23"),
    ...to("木村 真一", "kimura"),
    subject: "招待（使い終わり）",
  }
  await owner`insert into notifications.mail ${owner(spent)}`
  const kept = {
    ...all,
    ...words,
    ...on("2026-11-24"),
    ...to("池田 学", "ikeda"),
    subject: "招待（保存）",
    state: "sent",
  }
  await owner`insert into notifications.mail ${owner({ ...kept, delivery: "file", attempts: 1, secret: "SECRET" })}`
}
