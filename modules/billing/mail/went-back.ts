/** 返金・異議申し立て of a payment by card, to the platform's people: an answer to a dispute has a deadline. */
import type { Language } from "#modules/kernel/codes.ts"
import { letter } from "#modules/notifications/mail/letter.tsx"
import type { DisputeState } from "../codes.ts"
import { yenText } from "./transfer.ts"

export interface WentBackNews {
  readonly companyName: string
  readonly total: number
  /** Undefined where that is no news. */
  readonly refunded: number | undefined
  readonly dispute: DisputeState | undefined
}
interface Words {
  readonly subject: (company: string) => string
  readonly greeting: (name: string) => string
  readonly refunded: (of: WentBackNews, sum: string) => string
  readonly dispute: Readonly<Record<Exclude<DisputeState, "none">, (of: WentBackNews) => string>>
  readonly button: string
  readonly foot: string
}
const words: Readonly<Record<Language, Words>> = {
  ja: {
    subject: (company) => `【手配 運営】カード決済の返金・異議申し立て：${company}`,
    greeting: (name) => `${name} 様`,
    refunded: ({ companyName, total }, sum) =>
      `「${companyName}」のカード決済 ${yenText(total)} のうち、${sum} が返金されました。`,
    dispute: {
      open: ({ companyName, total }) =>
        `「${companyName}」のカード決済 ${yenText(total)} に、異議申し立てがありました。回答には期限があります。カード会社の画面で確かめてください。`,
      won: ({ companyName, total }) =>
        `「${companyName}」のカード決済 ${yenText(total)} の異議申し立ては退けられました。入金はそのままです。`,
      lost: ({ companyName, total }) =>
        `「${companyName}」のカード決済 ${yenText(total)} の異議申し立てが認められ、お金は返されました。`,
    },
    button: "企業を開く",
    foot: "運営の担当者の方にお送りしています。",
  },
  vi: {
    subject: (company) => `[Tehai vận hành] Hoàn tiền hoặc khiếu nại thẻ: ${company}`,
    greeting: (name) => `Kính gửi ${name},`,
    refunded: ({ companyName, total }, sum) =>
      `Đã hoàn ${sum} trong khoản thanh toán thẻ ${yenText(total)} của “${companyName}”.`,
    dispute: {
      open: ({ companyName, total }) =>
        `Khoản thanh toán thẻ ${yenText(total)} của “${companyName}” bị khiếu nại. Việc trả lời có thời hạn: vui lòng kiểm tra tại công ty thẻ.`,
      won: ({ companyName, total }) =>
        `Khiếu nại về khoản thanh toán thẻ ${yenText(total)} của “${companyName}” bị bác. Số tiền được giữ nguyên.`,
      lost: ({ companyName, total }) =>
        `Khiếu nại về khoản thanh toán thẻ ${yenText(total)} của “${companyName}” được chấp nhận; tiền đã bị hoàn lại.`,
    },
    button: "Mở công ty",
    foot: "Thư này gửi tới người vận hành nền tảng.",
  },
  en: {
    subject: (company) => `[Tehai platform] A refund or a dispute of a card: ${company}`,
    greeting: (name) => `Dear ${name},`,
    refunded: ({ companyName, total }, sum) =>
      `${sum} of the card payment of ${yenText(total)} by “${companyName}” went back.`,
    dispute: {
      open: ({ companyName, total }) =>
        `The card payment of ${yenText(total)} by “${companyName}” is disputed. An answer has a deadline: please look at the card company's page.`,
      won: ({ companyName, total }) =>
        `The dispute of the card payment of ${yenText(total)} by “${companyName}” is won: the money stays.`,
      lost: ({ companyName, total }) =>
        `The dispute of the card payment of ${yenText(total)} by “${companyName}” is lost: the money went back.`,
    },
    button: "Open the company",
    foot: "You get this mail because you run the platform.",
  },
}

export const wentBackMail = (
  language: Language,
  news: WentBackNews,
  { name, url }: { readonly name: string; readonly url: string },
) => {
  const { button, dispute, foot, greeting, refunded, subject } = words[language]
  const contested = news.dispute === undefined || news.dispute === "none" ? [] : [dispute[news.dispute](news)]
  const back = news.refunded === undefined ? [] : [refunded(news, yenText(news.refunded))]
  return letter({
    language,
    subject: subject(news.companyName),
    heading: subject(news.companyName).replace(/^[【[].*?[】\]]\s*/, ""),
    paragraphs: [greeting(name), ...back, ...contested],
    button: { label: button, href: url },
    notes: [],
    foot,
  })
}
