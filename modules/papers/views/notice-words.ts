/** What people of both sides are told of a paper, in three languages. */
import type { Language } from "#modules/kernel/codes.ts"
import type { PaperType } from "../codes.ts"
import type { Move } from "../rules/moves.ts"

type Words = Readonly<Record<Language, string>>

/** D25. */
export const paperTypeWords: Readonly<Record<PaperType, Words>> = {
  requestLabor: { ja: "支払依頼書（常用）", en: "Payment request (labour)", vi: "Đề nghị thanh toán (nhân công)" },
  requestFixed: { ja: "支払依頼書（請負）", en: "Payment request (contract)", vi: "Đề nghị thanh toán (khoán)" },
  invoice: { ja: "請求書", en: "Invoice", vi: "Hóa đơn" },
  estimate: { ja: "見積書", en: "Estimate", vi: "Báo giá" },
  acceptanceLabor: { ja: "検収書（常用）", en: "Acceptance (labour)", vi: "Biên bản nghiệm thu (nhân công)" },
  acceptanceFixed: { ja: "検収書（請負）", en: "Acceptance (contract)", vi: "Biên bản nghiệm thu (khoán)" },
  agencyRequest: { ja: "代行支払依頼書", en: "Payment notice", vi: "Đề nghị thanh toán (lập thay)" },
  receipt: { ja: "領収書", en: "Receipt", vi: "Biên lai" },
}

export type Told = Exclude<Move, "remove" | "backToDraft"> | "confirmed" | "tacit" | "refused" | "paid" | "unpaid"
const happened: Readonly<Record<Told, Words>> = {
  submit: { ja: "確認をお願いします", en: "Please look at it", vi: "Vui lòng xem" },
  takeBack: { ja: "下書きに戻されました", en: "Taken back", vi: "Đã thu hồi" },
  approve: { ja: "発行されました", en: "Issued", vi: "Đã phát hành" },
  reject: { ja: "却下されました", en: "Refused", vi: "Bị từ chối" },
  confirmed: { ja: "相手が確認しました", en: "The other side confirmed", vi: "Bên kia đã xác nhận" },
  tacit: {
    ja: "期日までに連絡がなく、確認があったものとしました",
    en: "Nothing was said in time; it counts as confirmed",
    vi: "Không có phản hồi đúng hạn; coi như đã xác nhận",
  },
  refused: { ja: "相手が断りました", en: "The other side refused", vi: "Bên kia đã từ chối" },
  paid: { ja: "支払済みになりました", en: "Marked as paid", vi: "Đã thanh toán" },
  unpaid: { ja: "未払いに戻されました", en: "Marked as unpaid again", vi: "Trở lại chưa thanh toán" },
}

/** How a paper made itself: it lacks something, waits for approval, or is issued and mailed; a payee's is a draft, or handed over. */
export type MadeHow = "draft" | "waiting" | "mailed" | "written" | "handed"
const madeBySelf: Readonly<Record<MadeHow, Words>> = {
  draft: {
    ja: "締め日に自動で作りましたが、期限か振込先がないため下書きです",
    en: "Made on its term date; without a due date or an account it stays a draft",
    vi: "Đã tự lập vào ngày chốt; thiếu hạn hoặc tài khoản nên là bản nháp",
  },
  waiting: {
    ja: "締め日に自動で作りました。承認をお願いします",
    en: "Made on its term date; please approve it",
    vi: "Đã tự lập vào ngày chốt; vui lòng duyệt",
  },
  mailed: {
    ja: "締め日に自動で発行し、メールで送りました",
    en: "Issued and mailed on its term date",
    vi: "Đã tự phát hành và gửi email vào ngày chốt",
  },
  written: {
    ja: "締め日に自動で下書きを作りました。確かめて相手に渡してください",
    en: "Drafted on its term date; please check it and hand it over",
    vi: "Đã tự lập bản nháp vào ngày chốt; vui lòng kiểm tra và gửi cho đối tác",
  },
  handed: {
    ja: "締め日に自動で作り、メールで相手に確認をお願いしました",
    en: "Made on its term date and mailed to be confirmed",
    vi: "Đã tự lập vào ngày chốt và gửi email chờ đối tác xác nhận",
  },
}
export const madeWords = (
  how: MadeHow,
  { no, partyName, type }: { readonly no: string; readonly partyName: string; readonly type: PaperType },
): Words => ({
  ja: `${paperTypeWords[type].ja} ${no}（${partyName}）：${madeBySelf[how].ja}`,
  en: `${paperTypeWords[type].en} ${no} (${partyName}): ${madeBySelf[how].en}`,
  vi: `${paperTypeWords[type].vi} ${no} (${partyName}): ${madeBySelf[how].vi}`,
})

export const noticeWords = (
  told: Told,
  {
    no,
    partyName,
    reason,
    type,
  }: { readonly no: string; readonly partyName: string; readonly type: PaperType; readonly reason: string | undefined },
): Words => {
  const said = (language: Language, colon: string) =>
    `${paperTypeWords[type][language]} ${no}${language === "ja" ? "（" : " ("}${partyName}${language === "ja" ? "）" : ")"}${colon}${happened[told][language]}${
      reason === undefined ? "" : language === "ja" ? `（${reason}）` : ` (${reason})`
    }`
  return { ja: said("ja", "："), en: said("en", ": "), vi: said("vi", ": ") }
}
