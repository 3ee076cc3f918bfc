/** An order of a company in use: its transfer is awaited, or did not come. Its plan goes on as it is. */
import type { Language } from "#modules/kernel/codes.ts"
import type { SignUpNews, SignUpWords } from "./sign-up.ts"
import { dayText, yenText } from "./transfer.ts"

type Kind = "remindTransfer" | "timedOut"
const words: Readonly<Record<Language, Readonly<Record<Kind, SignUpWords>>>> = {
  ja: {
    remindTransfer: {
      subject: (reference) => `【手配】お振込のお願い（${reference}）`,
      said: (company, { amount, until }) =>
        `「${company}」のお振込 ${yenText(amount)} をまだ確認できていません。期限は ${dayText(until)} です。期限を過ぎると、追加のお申し込みは取り消されます。いまのプランは、そのままお使いいただけます。`,
      button: "振込先を開く",
      notes: ["お振込済みのときは、そのままお待ちください。確認まで1～2営業日かかることがあります。"],
    },
    timedOut: {
      subject: (reference) => `【手配】追加のお申し込みを取り消しました（${reference}）`,
      said: (company, { amount }) =>
        `「${company}」のお振込 ${yenText(amount)} を期限までに確認できなかったため、追加のお申し込みを取り消しました。この請求はなくなりました。いまのプランは、そのままお使いいただけます。`,
      button: "プランを開く",
      notes: [
        "行き違いでお振込済みのときは、このメールに書かれた番号をお問い合わせからお知らせください。お金は担当者が確かめ、お手続きします。",
      ],
    },
  },
  vi: {
    remindTransfer: {
      subject: (reference) => `[Tehai] Nhắc chuyển khoản (${reference})`,
      said: (company, { amount, until }) =>
        `Chúng tôi chưa nhận được khoản chuyển ${yenText(amount)} của “${company}”. Hạn là ${dayText(until)}. Quá hạn, yêu cầu bổ sung sẽ bị hủy; gói hiện tại vẫn dùng như cũ.`,
      button: "Mở thông tin chuyển khoản",
      notes: ["Nếu đã chuyển, xin chờ: việc xác nhận mất 1–2 ngày làm việc."],
    },
    timedOut: {
      subject: (reference) => `[Tehai] Yêu cầu bổ sung đã bị hủy (${reference})`,
      said: (company, { amount }) =>
        `Không nhận được khoản ${yenText(amount)} của “${company}” đúng hạn nên yêu cầu bổ sung đã bị hủy. Hóa đơn này không còn; gói hiện tại vẫn dùng như cũ.`,
      button: "Mở gói",
      notes: [
        "Nếu đã chuyển khoản, vui lòng liên hệ và cho biết mã số trong thư này: khoản tiền sẽ được kiểm tra và xử lý.",
      ],
    },
  },
  en: {
    remindTransfer: {
      subject: (reference) => `[Tehai] Your transfer is awaited (${reference})`,
      said: (company, { amount, until }) =>
        `The transfer of ${yenText(amount)} for “${company}” has not arrived yet. It is due on ${dayText(until)}; after that day what you ordered is cancelled, and your present plan goes on.`,
      button: "Open the transfer",
      notes: ["If you have sent it, please wait: it takes one or two business days until we see it."],
    },
    timedOut: {
      subject: (reference) => `[Tehai] What you ordered is cancelled (${reference})`,
      said: (company, { amount }) =>
        `${yenText(amount)} for “${company}” did not arrive in time, so what you ordered is cancelled. Nothing is owed for it, and your present plan goes on.`,
      button: "Open the plan",
      notes: ["If you have sent the money, please write to us with the number in this mail: a person looks after it."],
    },
  },
}

/** Undefined for what is said of registrations alone. */
export const orderWords = (language: Language, { kind }: SignUpNews): SignUpWords | undefined =>
  kind === "remindTransfer" || kind === "timedOut" ? words[language][kind] : undefined
