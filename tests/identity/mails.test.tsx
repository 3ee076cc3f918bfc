/** Mails of accounts in three languages: both parts say the same, load nothing, and show a name as it is written. */
import { Effect } from "effect"
import { expect, test } from "vitest"
import { activationMail } from "#modules/identity/mail/activation.ts"
import { alreadyRegisteredMail } from "#modules/identity/mail/already-registered.ts"
import { type LeaveDecision, leaveDecidedMail } from "#modules/identity/mail/leave-decided.ts"
import { noAccountMail } from "#modules/identity/mail/no-account.ts"
import { oneTimeCodeMail } from "#modules/identity/mail/one-time-code.ts"
import { passwordChangedMail } from "#modules/identity/mail/password-changed.ts"
import { type Language, languages } from "#modules/kernel/codes.ts"
import type { MailContent } from "#modules/notifications/index.ts"
import { renderMail } from "#modules/notifications/operations/render-mail.ts"

const url = "https://tehai.example.jp/page#token-1"
const name = `<b>"山田" & 子</b>`
const mails: Readonly<Record<string, (language: Language) => MailContent>> = {
  activation: (language) => activationMail(language, url),
  alreadyRegistered: (language) => alreadyRegisteredMail(language, url),
  noAccount: (language) => noAccountMail(language, url),
  passwordChanged: (language) => passwordChangedMail(language, { name, url }),
  oneTimeCode: (language) => oneTimeCodeMail(language, "271828"),
  ...Object.fromEntries(
    (["accept", "refuse", "reopen"] satisfies ReadonlyArray<LeaveDecision>).map((decision) => [
      `leave.${decision}`,
      (language: Language) => leaveDecidedMail(language, decision, { name, url }),
    ]),
  ),
}
const shown = (html: string) =>
  html
    .replace(/<head>[\s\S]*?<\/head>/, "")
    .replace(/<!--[\s\S]*?-->|<[^>]+>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&")

test.each(Object.keys(mails))("the mail %s says the same in both parts, in each language its own", async (kind) => {
  const said = new Set<string>()
  for (const language of languages) {
    const { body, subject, text } = mails[kind]?.(language) ?? { body: <p />, subject: "", text: "" }
    const html = await Effect.runPromise(renderMail({ body }))
    expect(html).toContain(`<html lang="${language}"`)
    expect(html).not.toMatch(/<(img|link|script|iframe)|url\(|src=/i)
    expect(html).not.toContain("<b>")
    const words = shown(html)
    for (const line of text.split(/\n\n?/).filter((one) => one.trim() !== "" && !/^-- $|:$/.test(one)))
      expect([language, words.includes(line.trim())]).toEqual([language, true])
    said.add(`${subject}\n${text}`)
  }
  expect(said.size).toBe(languages.length)
})
