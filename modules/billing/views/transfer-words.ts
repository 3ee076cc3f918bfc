/** What an operator reads where the money on the account is not what was waited for, each with its next step. */
import type { Language } from "#modules/kernel/codes.ts"
import { inEvery } from "#modules/kernel/errors/words.ts"
import type { Words } from "#modules/kernel/errors.ts"
import { yenText } from "../mail/transfer.ts"

const less: Readonly<Record<Language, (owed: string, gap: string) => string>> = {
  ja: (owed, gap) =>
    `請求 ${owed} に ${gap} 足りません。差額のお振込を会社に頼み、届いたら合計の金額で確認するか、理由を付けて断ってください。`,
  vi: (owed, gap) =>
    `Thiếu ${gap} so với ${owed}. Hãy đề nghị công ty chuyển phần còn thiếu rồi xác nhận bằng tổng số tiền, hoặc từ chối kèm lý do.`,
  en: (owed, gap) =>
    `${gap} are missing of ${owed}. Ask the company for the rest and say the sum when it is there, or refuse with a reason.`,
}
const more: Readonly<Record<Language, (owed: string, gap: string) => string>> = {
  ja: (owed, gap) =>
    `請求 ${owed} より ${gap} 多い入金です。多い分の返し方を会社と決めてから、請求の金額 ${owed} で確認してください。`,
  vi: (owed, gap) =>
    `Nhiều hơn ${gap} so với ${owed}. Hãy thống nhất với công ty cách hoàn lại phần dư rồi xác nhận bằng số tiền ${owed}.`,
  en: (owed, gap) => `${gap} more than ${owed}. Agree with the company how it gets them back, then say ${owed}.`,
}

/** Another amount than what is owed. */
export const otherAmount = (owed: number, came: number) =>
  inEvery((language) =>
    came < owed
      ? less[language](yenText(owed), yenText(owed - came))
      : more[language](yenText(owed), yenText(came - owed)),
  )

/** Money of a company that owes nothing by transfer. */
export const nothingWaits: Words = {
  ja: "この企業が振込で待っている請求はありません。入金があったときは、請求の一覧で支払い済みかを確かめ、会社に返し方を聞いてください。",
  vi: "Công ty này không có hóa đơn nào chờ chuyển khoản. Nếu đã có tiền, hãy kiểm tra danh sách hóa đơn và hỏi công ty cách hoàn lại.",
  en: "No bill of this company waits for a transfer. If money has come, look whether its bills are paid and ask the company how to return it.",
}

/** A number of no bill that is owed. */
export const notOwed: Words = {
  ja: "この番号で未払いの請求はありません。企業の請求の一覧で番号を確かめてください。",
  vi: "Không có hóa đơn chưa thanh toán nào mang số này. Hãy kiểm tra số trong danh sách hóa đơn của công ty.",
  en: "No unpaid bill has this number. Look for it among the bills of the company.",
}
