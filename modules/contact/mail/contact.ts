/** Somebody wrote to the platform: what and how he is reached, for the platform's own people. */
import type { Language } from "#modules/kernel/codes.ts"
import { type Letter, letter } from "#modules/notifications/mail/letter.tsx"
import type { Contact } from "../contract/contact.ts"

export interface ContactView extends Contact {
  readonly url: string
}
interface Words {
  readonly subject: (company: string) => string
  readonly heading: string
  readonly facts: (of: ContactView) => ReadonlyArray<string>
  readonly opens: string
  readonly foot: string
}
const words: Readonly<Record<Language, Words>> = {
  ja: {
    subject: (company) => `【手配】お問い合わせ：${company}`,
    heading: "お問い合わせが届きました",
    facts: ({ companyName, email, name, phone, totalUser }) => [
      `会社名：${companyName}`,
      `お名前：${name}`,
      `電話番号：${phone}`,
      `メールアドレス：${email}`,
      `利用人数：${totalUser}人`,
    ],
    opens: "お問い合わせ一覧を開く",
    foot: "このメールに返信すると、お問い合わせをした方に届きます。",
  },
  vi: {
    subject: (company) => `[Tehai] Liên hệ: ${company}`,
    heading: "Có liên hệ mới",
    facts: ({ companyName, email, name, phone, totalUser }) => [
      `Công ty: ${companyName}`,
      `Họ tên: ${name}`,
      `Điện thoại: ${phone}`,
      `Email: ${email}`,
      `Số người dùng: ${totalUser}`,
    ],
    opens: "Mở danh sách liên hệ",
    foot: "Trả lời thư này sẽ gửi đến người đã liên hệ.",
  },
  en: {
    subject: (company) => `[Tehai] Contact: ${company}`,
    heading: "Somebody wrote to you",
    facts: ({ companyName, email, name, phone, totalUser }) => [
      `Company: ${companyName}`,
      `Name: ${name}`,
      `Phone: ${phone}`,
      `E-mail: ${email}`,
      `Users: ${totalUser}`,
    ],
    opens: "Open the list of contacts",
    foot: "A reply to this mail goes to whoever wrote.",
  },
}
/** A subject is cut where a mail's must end. */
const longestSubject = 200

export const contactMail = (language: Language, of: ContactView) => {
  const { facts, foot, heading, opens, subject } = words[language]
  const said: Letter = {
    language,
    subject: [...subject(of.companyName)].slice(0, longestSubject).join(""),
    heading,
    paragraphs: [...facts(of), ...(of.note === undefined || of.note === "" ? [] : [of.note])],
    button: { label: opens, href: of.url },
    notes: [],
    foot,
  }
  return letter(said)
}
