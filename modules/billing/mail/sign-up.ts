/** お申し込みのお支払い: a reminder, what became of it, and the platform's word that an order has lapsed. */
import type { TransferAccount } from "#modules/companies/index.ts"
import type { Language } from "#modules/kernel/codes.ts"
import { letter } from "#modules/notifications/mail/letter.tsx"
import { orderWords } from "./order-words.ts"
import { accountLines, dayText, footOf, yenText } from "./transfer.ts"

interface Common {
  readonly amount: number
  readonly reference: string
  /** The last day to pay, or of a paid plan. */
  readonly until: string
  /** Ordered by a company in use: its plan goes on, whatever becomes of it. */
  readonly isInUse?: boolean
}
export type SignUpNews =
  | (Common & {
      readonly kind: "remindCard" | "remindTransfer"
      /** Of a transfer. */
      readonly account: TransferAccount | null
      readonly payer: string | null
    })
  | (Common & { readonly kind: "activated"; readonly isApproved: boolean })
  | (Common & { readonly kind: "cancelled" | "timedOut" })

export interface SignUpWords {
  readonly subject: (reference: string) => string
  readonly said: (company: string, of: SignUpNews) => string
  readonly button: string
  readonly notes: ReadonlyArray<string>
}
type AllWords = Readonly<Record<SignUpNews["kind"], SignUpWords>>
const isApproved = (of: SignUpNews) => of.kind === "activated" && of.isApproved

const ja: AllWords = {
  remindTransfer: {
    subject: (reference) => `【手配】お振込のお願い（${reference}）`,
    said: (company, { amount, until }) =>
      `「${company}」のお振込 ${yenText(amount)} をまだ確認できていません。期限は ${dayText(until)} です。期限を過ぎると、お申し込みは取り消されます。`,
    button: "振込先を開く",
    notes: ["お振込済みのときは、そのままお待ちください。確認まで1～2営業日かかることがあります。"],
  },
  remindCard: {
    subject: (reference) => `【手配】お支払いのお願い（${reference}）`,
    said: (company, { amount, until }) =>
      `「${company}」のお支払い ${yenText(amount)} がまだ済んでいません。${dayText(until)} までにお支払いがないと、お申し込みは取り消されます。`,
    button: "お支払いを開く",
    notes: ["入力された登録内容は残っています。"],
  },
  activated: {
    subject: (reference) => `【手配】お支払いが完了しました（${reference}）`,
    said: (company, of) =>
      `「${company}」のお支払い ${yenText(of.amount)} が完了しました。${dayText(of.until)} までお使いいただけます。${isApproved(of) ? "すぐにお使いいただけます。" : "登録の確認が終わると、メールでお知らせします。"}`,
    button: "手配を開く",
    notes: [],
  },
  timedOut: {
    subject: (reference) => `【手配】お申し込みを取り消しました（${reference}）`,
    said: (company, { amount }) =>
      `「${company}」のお支払い ${yenText(amount)} を期限までに確認できなかったため、お申し込みを取り消しました。請求はなくなり、登録内容は残っています。プランは、あらためて選べます。`,
    button: "プランを選び直す",
    notes: [
      "行き違いでお振込済みのときは、このメールに書かれた番号をお問い合わせからお知らせください。お金は担当者が確かめ、お手続きします。",
    ],
  },
  cancelled: {
    subject: (reference) => `【手配】お申し込みを取り消しました（${reference}）`,
    said: (company, { amount }) =>
      `「${company}」のお申し込み（${yenText(amount)}）が取り消されました。請求はなくなり、登録内容は残っています。プランは、あらためて選べます。`,
    button: "プランを選び直す",
    notes: ["すでにお支払い済みのときは、お問い合わせからお知らせください。"],
  },
}
const vi: AllWords = {
  remindTransfer: {
    subject: (reference) => `[Tehai] Nhắc chuyển khoản (${reference})`,
    said: (company, { amount, until }) =>
      `Chúng tôi chưa nhận được khoản chuyển ${yenText(amount)} của “${company}”. Hạn là ${dayText(until)}. Quá hạn, đơn đăng ký sẽ bị hủy.`,
    button: "Mở thông tin chuyển khoản",
    notes: ["Nếu đã chuyển, xin chờ: việc xác nhận mất 1–2 ngày làm việc."],
  },
  remindCard: {
    subject: (reference) => `[Tehai] Nhắc thanh toán (${reference})`,
    said: (company, { amount, until }) =>
      `Khoản thanh toán ${yenText(amount)} của “${company}” chưa hoàn tất. Nếu không thanh toán trước hết ngày ${dayText(until)}, đơn đăng ký sẽ bị hủy.`,
    button: "Mở thanh toán",
    notes: ["Nội dung đăng ký đã nhập vẫn được giữ."],
  },
  activated: {
    subject: (reference) => `[Tehai] Thanh toán đã hoàn tất (${reference})`,
    said: (company, of) =>
      `Khoản thanh toán ${yenText(of.amount)} của “${company}” đã hoàn tất. Sử dụng được đến ${dayText(of.until)}. ${isApproved(of) ? "Có thể sử dụng ngay." : "Chúng tôi sẽ báo qua thư khi xác nhận xong đăng ký."}`,
    button: "Mở Tehai",
    notes: [],
  },
  timedOut: {
    subject: (reference) => `[Tehai] Đơn đăng ký đã bị hủy (${reference})`,
    said: (company, { amount }) =>
      `Không nhận được khoản ${yenText(amount)} của “${company}” đúng hạn nên đơn đăng ký đã bị hủy. Không còn khoản phải trả, nội dung đăng ký vẫn được giữ và có thể chọn lại gói.`,
    button: "Chọn lại gói",
    notes: [
      "Nếu đã chuyển khoản, vui lòng liên hệ và cho biết mã số trong thư này: khoản tiền sẽ được kiểm tra và xử lý.",
    ],
  },
  cancelled: {
    subject: (reference) => `[Tehai] Đơn đăng ký đã bị hủy (${reference})`,
    said: (company, { amount }) =>
      `Đơn đăng ký của “${company}” (${yenText(amount)}) đã bị hủy. Không còn khoản phải trả, nội dung đăng ký vẫn được giữ và có thể chọn lại gói.`,
    button: "Chọn lại gói",
    notes: ["Nếu đã thanh toán, vui lòng liên hệ với chúng tôi."],
  },
}
const en: AllWords = {
  remindTransfer: {
    subject: (reference) => `[Tehai] Your transfer is awaited (${reference})`,
    said: (company, { amount, until }) =>
      `The transfer of ${yenText(amount)} for “${company}” has not arrived yet. It is due on ${dayText(until)}; after that day the order is cancelled.`,
    button: "Open the transfer",
    notes: ["If you have sent it, please wait: it takes one or two business days until we see it."],
  },
  remindCard: {
    subject: (reference) => `[Tehai] Your payment is awaited (${reference})`,
    said: (company, { amount, until }) =>
      `${yenText(amount)} for “${company}” is not paid yet. Without a payment by ${dayText(until)} the order is cancelled.`,
    button: "Open the payment",
    notes: ["What you entered is kept."],
  },
  activated: {
    subject: (reference) => `[Tehai] Your payment is complete (${reference})`,
    said: (company, of) =>
      `${yenText(of.amount)} for “${company}” is paid. The plan can be used until ${dayText(of.until)}. ${isApproved(of) ? "You can start right away." : "You get a mail as soon as the registration is checked."}`,
    button: "Open Tehai",
    notes: [],
  },
  timedOut: {
    subject: (reference) => `[Tehai] Your order is cancelled (${reference})`,
    said: (company, { amount }) =>
      `${yenText(amount)} for “${company}” did not arrive in time, so the order is cancelled. Nothing is owed, what you entered is kept, and you may choose a plan again.`,
    button: "Choose a plan again",
    notes: ["If you have sent the money, please write to us with the number in this mail: a person looks after it."],
  },
  cancelled: {
    subject: (reference) => `[Tehai] Your order is cancelled (${reference})`,
    said: (company, { amount }) =>
      `The order of “${company}” (${yenText(amount)}) is cancelled. Nothing is owed, what you entered is kept, and you may choose a plan again.`,
    button: "Choose a plan again",
    notes: ["If you have paid already, please write to us."],
  },
}
const words: Readonly<Record<Language, AllWords>> = { ja, vi, en }
const wordsOf = (language: Language, news: SignUpNews): SignUpWords =>
  (news.isInUse === true ? orderWords(language, news) : undefined) ?? words[language][news.kind]

const headingOf = (subject: string) => subject.replace(/^[【[].*?[】\]]\s*/, "").replace(/[（(][^（(]*[）)]$/, "")

interface Reader {
  readonly name: string
  readonly companyName: string
  readonly url: string
}
const greetings: Readonly<Record<Language, (name: string) => string>> = {
  ja: (name) => `${name} 様`,
  vi: (name) => `Kính gửi ${name},`,
  en: (name) => `Dear ${name},`,
}

export const signUpMail = (language: Language, news: SignUpNews, { companyName, name, url }: Reader) => {
  const { button, notes, said, subject } = wordsOf(language, news)
  const account = "account" in news && news.account !== null ? accountLines(language, news.account, news.payer) : []
  return letter({
    language,
    subject: subject(news.reference),
    heading: headingOf(subject("")),
    paragraphs: [greetings[language](name), said(companyName, news), ...account],
    button: { label: button, href: url },
    notes,
    foot: footOf(language),
  })
}

/** One line in each language, for the bell. */
export const signUpNotice = (companyName: string, news: SignUpNews) => ({
  ja: wordsOf("ja", news).said(companyName, news),
  vi: wordsOf("vi", news).said(companyName, news),
  en: wordsOf("en", news).said(companyName, news),
})

interface PlatformWords {
  readonly subject: (company: string) => string
  readonly said: (company: string, of: Common, why: "cancelled" | "timedOut") => string
  readonly button: string
  readonly note: string
  readonly foot: string
}
const platformWords: Readonly<Record<Language, PlatformWords>> = {
  ja: {
    subject: (company) => `【手配 運営】お申し込みが取り消されました：${company}`,
    said: (company, { amount, reference }, why) =>
      `「${company}」のお申し込み ${reference}（${yenText(amount)}）は、${why === "timedOut" ? "期限までに入金がなく" : "申込の処理が中止され"}、取り消されました。`,
    button: "企業を開く",
    note: "このあとに入金があったときは、番号で企業を探し、入金の確認から戻すことができます。",
    foot: "運営の担当者の方にお送りしています。",
  },
  vi: {
    subject: (company) => `[Tehai vận hành] Đơn đăng ký đã bị hủy: ${company}`,
    said: (company, { amount, reference }, why) =>
      `Đơn ${reference} của “${company}” (${yenText(amount)}) đã bị hủy vì ${why === "timedOut" ? "không nhận được tiền đúng hạn" : "tác vụ bị dừng"}.`,
    button: "Mở công ty",
    note: "Nếu sau đó có tiền chuyển đến, hãy tìm công ty theo mã số và xác nhận đã nhận tiền để khôi phục đơn.",
    foot: "Thư này gửi tới người vận hành nền tảng.",
  },
  en: {
    subject: (company) => `[Tehai platform] An order is cancelled: ${company}`,
    said: (company, { amount, reference }, why) =>
      `Order ${reference} of “${company}” (${yenText(amount)}) is cancelled: ${why === "timedOut" ? "no money arrived in time" : "its job was stopped"}.`,
    button: "Open the company",
    note: "Should the money come later, find the company by the number: saying that it was received takes the order up again.",
    foot: "You get this mail because you run the platform.",
  },
}

export const lapsedForPlatform = (
  language: Language,
  news: Common & { readonly kind: "cancelled" | "timedOut" },
  { companyName, name, url }: Reader,
) => {
  const { button, foot, note, said, subject } = platformWords[language]
  return letter({
    language,
    subject: subject(companyName),
    heading: subject(companyName).replace(/^[【[].*?[】\]]\s*/, ""),
    paragraphs: [greetings[language](name), said(companyName, news, news.kind)],
    button: { label: button, href: url },
    notes: [note],
    foot,
  })
}
