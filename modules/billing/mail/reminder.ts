/** お支払い・プランの期限のお知らせ, as a mail and as a notice. */
import { addDays } from "#modules/kernel/civil-day.ts"
import type { Language } from "#modules/kernel/codes.ts"
import { letter } from "#modules/notifications/mail/letter.tsx"
import type { ReminderKind } from "../codes.ts"
import { daysBeforeDue, type Reminder } from "../rules/reminders.ts"

interface SaidOf extends Reminder {
  /** Of the card that is charged by itself; undefined where there is none. */
  readonly last4: string | undefined
}
export interface ReminderMailView extends SaidOf {
  readonly name: string
  readonly companyName: string
  readonly url: string
}
type Said = Pick<Reminder, "amount" | "day">
interface Words {
  readonly subject: string
  /** The notice, and the mail's first words after the greeting. */
  readonly said: (of: Said) => string
  readonly note: string
  readonly button: string
}
const yen = (amount: number) => `¥${amount.toLocaleString("ja-JP")}`
const day = (of: string) => of.replaceAll("-", "/")

const ja: Readonly<Record<ReminderKind, Words>> = {
  unpaid: {
    subject: "【手配】ご利用料金のお支払いのお願い（10日まで）",
    said: (of) => `ご利用料金 ${yen(of.amount)} の請求があります。10日まで（期限 ${day(of.day)}）にお支払いください。`,
    note: "期限の翌日の0時から、管理者以外の方は入れなくなります。手配・勤怠・書類は消えません。",
    button: "請求を開く",
  },
  dueSoon: {
    subject: "【手配】お支払いの期限が近づいています",
    said: (of) => `ご利用料金 ${yen(of.amount)} のお支払い期限は ${day(of.day)} です。`,
    note: "期限の翌日の0時から、管理者以外の方は入れなくなります。お支払い済みの場合は、このままお待ちください。",
    button: "請求を開く",
  },
  ending: {
    subject: "【手配】まもなくプランの期限です",
    said: (of) =>
      of.amount > 0
        ? `プランは ${day(of.day)} までです。次の期間の請求 ${yen(of.amount)} を用意しました。期限までにお支払いください。`
        : `プランは ${day(of.day)} までです。続けてお使いになるときは、期限までに延長するか、プランを変えてください。`,
    note: "期限を過ぎると、管理者以外の方は入れなくなります。手配・勤怠・書類は消えません。",
    button: "プランを開く",
  },
  ended: {
    subject: "【手配】プランの期限が切れました",
    said: (of) =>
      `プランは ${day(of.day)} で終わりました。管理者の方は、入って見ることと書き出すこと、お支払いができます。`,
    note: "お支払いが済むと、みなさんがまた使えるようになります。期限までに押された打刻は、あとから届いても記録されます。",
    button: "プランを開く",
  },
}
const en: Readonly<Record<ReminderKind, Words>> = {
  unpaid: {
    subject: "[Tehai] Please pay by the 10th",
    said: (of) => `${yen(of.amount)} are due for the service. Please pay by the 10th (due ${day(of.day)}).`,
    note: "From midnight after that day nobody but admins can come in. Arrangements, attendance and papers are kept.",
    button: "Open the bill",
  },
  dueSoon: {
    subject: "[Tehai] Your payment is due soon",
    said: (of) => `${yen(of.amount)} for the service are due on ${day(of.day)}.`,
    note: "From midnight after that day nobody but admins can come in. If you have paid, there is nothing to do.",
    button: "Open the bill",
  },
  ending: {
    subject: "[Tehai] Your plan ends soon",
    said: (of) =>
      of.amount > 0
        ? `Your plan is good through ${day(of.day)}. The bill of the next term, ${yen(of.amount)}, is ready: please pay it by then.`
        : `Your plan is good through ${day(of.day)}. To go on, extend it or choose another one by then.`,
    note: "After that day nobody but admins can come in. Arrangements, attendance and papers are kept.",
    button: "Open the plan",
  },
  ended: {
    subject: "[Tehai] Your plan has ended",
    said: (of) => `Your plan ended on ${day(of.day)}. Admins can still come in to look, to export and to pay.`,
    note: "As soon as it is paid everybody can go on. Punches pressed before the end are kept, however late they arrive.",
    button: "Open the plan",
  },
}
const vi: Readonly<Record<ReminderKind, Words>> = {
  unpaid: {
    subject: "[Tehai] Vui lòng thanh toán trước ngày 10",
    said: (of) =>
      `Phí sử dụng ${yen(of.amount)} chưa thanh toán. Vui lòng thanh toán trước ngày 10 (hạn ${day(of.day)}).`,
    note: "Từ 0 giờ ngày hôm sau, chỉ quản trị viên vào được. Dữ liệu phân công, chấm công, giấy tờ vẫn được giữ.",
    button: "Mở hóa đơn",
  },
  dueSoon: {
    subject: "[Tehai] Sắp đến hạn thanh toán",
    said: (of) => `Phí sử dụng ${yen(of.amount)} đến hạn vào ${day(of.day)}.`,
    note: "Từ 0 giờ ngày hôm sau, chỉ quản trị viên vào được. Nếu đã thanh toán, quý vị không cần làm gì.",
    button: "Mở hóa đơn",
  },
  ending: {
    subject: "[Tehai] Gói dịch vụ sắp hết hạn",
    said: (of) =>
      of.amount > 0
        ? `Gói dịch vụ dùng được đến ${day(of.day)}. Hóa đơn kỳ tiếp theo là ${yen(of.amount)}; vui lòng thanh toán trước ngày đó.`
        : `Gói dịch vụ dùng được đến ${day(of.day)}. Để tiếp tục, vui lòng gia hạn hoặc đổi gói trước ngày đó.`,
    note: "Sau ngày đó, chỉ quản trị viên vào được. Dữ liệu phân công, chấm công, giấy tờ vẫn được giữ.",
    button: "Mở gói dịch vụ",
  },
  ended: {
    subject: "[Tehai] Gói dịch vụ đã hết hạn",
    said: (of) =>
      `Gói dịch vụ đã kết thúc vào ${day(of.day)}. Quản trị viên vẫn vào xem, xuất dữ liệu và thanh toán được.`,
    note: "Sau khi thanh toán, mọi người dùng lại được ngay. Lần bấm giờ trước khi hết hạn vẫn được ghi nhận dù đến muộn.",
    button: "Mở gói dịch vụ",
  },
}
const words = { ja, en, vi } as const satisfies Readonly<Record<Language, unknown>>
const greetings: Readonly<Record<Language, (name: string, company: string) => string>> = {
  ja: (name, company) => `${name} 様　「${company}」についてのお知らせです。`,
  en: (name, company) => `Dear ${name}, this is about “${company}”.`,
  vi: (name, company) => `Kính gửi ${name}, thông báo về “${company}”.`,
}
const feet: Readonly<Record<Language, string>> = {
  ja: "このメールは、企業の管理者の方にお送りしています。",
  en: "You get this mail because you are the company's admin.",
  vi: "Thư này gửi tới quản trị viên của công ty.",
}

const byCard: Readonly<Record<Language, (last4: string, on: string) => string>> = {
  ja: (last4, on) => `${on} から、登録済みのカード（末尾 ${last4}）で自動的にお支払いします。`,
  en: (last4, on) => `From ${on} it is charged to your saved card (ending in ${last4}) by itself.`,
  vi: (last4, on) => `Từ ${on}, số tiền sẽ tự động trừ vào thẻ đã lưu (đuôi ${last4}).`,
}

/** What a card pays by itself is said with its first day; nothing is, where nothing is owed. */
const saidOf = (language: Language, of: SaidOf): ReadonlyArray<string> => {
  const said = words[language][of.kind].said(of)
  if (of.last4 === undefined || of.amount === 0 || of.kind === "ended") return [said]
  return [said, byCard[language](of.last4, day(addDays(of.day, -daysBeforeDue)))]
}

/** The notice in each language. */
export const reminderTexts = (of: SaidOf) => ({
  ja: saidOf("ja", of).join(""),
  en: saidOf("en", of).join(" "),
  vi: saidOf("vi", of).join(" "),
})

export const reminderMail = (language: Language, of: ReminderMailView) => {
  const { button, note, subject } = words[language][of.kind]
  return letter({
    language,
    subject,
    heading: subject.replace(/^[【[].*?[】\]]\s*/, ""),
    paragraphs: [greetings[language](of.name, of.companyName), ...saidOf(language, of)],
    button: { label: button, href: of.url },
    notes: [note],
    foot: feet[language],
  })
}
