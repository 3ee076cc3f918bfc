/** What an operator reads where the money on the account is not what was waited for, each with its next step. */
import type { Language } from "#modules/kernel/codes.ts"
import { inEvery } from "#modules/kernel/errors/words.ts"
import type { Words } from "#modules/kernel/errors.ts"
import { yenText } from "../mail/transfer.ts"

const less: Readonly<Record<Language, (owed: string, gap: string) => string>> = {
  ja: (owed, gap) =>
    `請求 ${owed} に ${gap} 足りません。「行き先のない入金」に記録し、一部入金として預かってください。差額のお振込を会社に頼み、届いたら一緒に入金にできます。`,
  vi: (owed, gap) =>
    `Thiếu ${gap} so với ${owed}. Hãy ghi vào danh sách “tiền chưa khớp hóa đơn” và giữ như một phần thanh toán; khi phần còn thiếu đến, có thể ghi nhận cùng nhau.`,
  en: (owed, gap) =>
    `${gap} are missing of ${owed}. Keep it among the money that pays no bill, as a part: when the rest is there, both pay the bill.`,
}
const more: Readonly<Record<Language, (owed: string, gap: string) => string>> = {
  ja: (owed, gap) =>
    `請求 ${owed} より ${gap} 多い入金です。「行き先のない入金」に記録し、多い分を残して入金にしてください。残りは、返すまで一覧にあります。`,
  vi: (owed, gap) =>
    `Nhiều hơn ${gap} so với ${owed}. Hãy ghi vào danh sách “tiền chưa khớp hóa đơn” rồi ghi nhận và giữ lại phần dư; phần dư nằm trong danh sách cho đến khi hoàn lại.`,
  en: (owed, gap) =>
    `${gap} more than ${owed}. Keep it among the money that pays no bill and pay the bill with it: what is left over waits there until it goes back.`,
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

/** What a rejected company has paid: nothing else may take it. */
export const rejectedMoney: Words = {
  ja: "却下された会社の入金です。会社に返すか、会社を承認してください。承認すると、この入金は元の請求の支払いのまま残り、一覧から消えます。",
  vi: "Đây là tiền của công ty bị từ chối. Hãy hoàn lại hoặc phê duyệt công ty; khi phê duyệt, tiền vẫn thanh toán cho hóa đơn cũ và rời khỏi danh sách.",
  en: "This is money of a company that was rejected. Send it back, or approve the company: then it stays the payment of its bill and leaves the list.",
}

/** Held as a part though it is enough. */
export const isEnough: Words = {
  ja: "この入金は請求の金額に足りています。一部入金ではなく、請求の入金にしてください。",
  vi: "Số tiền này đủ cho hóa đơn. Hãy ghi nhận thanh toán thay vì giữ một phần.",
  en: "This is enough for the bill. Pay the bill with it instead of holding it as a part.",
}

/** A bill that no transfer has paid: there is no receipt to take back. */
export const notByTransfer: Words = {
  ja: "取り消せるのは、振込で入金済みになった請求だけです。この請求はカードか残高で支払われたか、まだ支払われていません。",
  vi: "Chỉ có thể hủy khoản đã ghi nhận bằng chuyển khoản. Hóa đơn này được trả bằng thẻ, bằng số dư, hoặc chưa được thanh toán.",
  en: "Only a receipt by transfer is taken back. This bill was paid by card or from the balance, or is not paid yet.",
}

/** A payment after which something else was ordered. */
export const notTakenBack: Words = {
  ja: "この入金の後に申込や利用があるため、取り消せません。会社と相談し、プランの変更か残高で調整してください。",
  vi: "Không thể hủy vì sau khoản thanh toán này đã có đơn đặt hoặc sử dụng khác. Hãy trao đổi với công ty và điều chỉnh bằng việc đổi gói.",
  en: "Something was ordered or used since this payment, so it can't be taken back. Agree with the company on a change of its plan.",
}
