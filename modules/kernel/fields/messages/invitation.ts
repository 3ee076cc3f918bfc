/** Why an invitation can't be answered, where the code alone does not say it. */
import type { Sentence } from "./sentence.ts"

export const invitationMessages = {
  invitationWithdrawn: {
    ja: "この招待は取り消されました。招待した会社に確認してください。",
    en: "This invitation has been withdrawn. Please ask the company that sent it.",
    vi: "Lời mời này đã bị hủy. Vui lòng hỏi công ty đã mời bạn.",
  },
  invitationOfAnother: {
    ja: "この招待は別のメールアドレス宛てです。招待を受けたアドレスでログインしてください。",
    en: "This invitation is for another e-mail address. Please sign in with the address that was invited.",
    vi: "Lời mời này dành cho địa chỉ email khác. Vui lòng đăng nhập bằng địa chỉ được mời.",
  },
  noMailToWrite: {
    ja: "メールアドレスがないため、招待メールの言語は選べません。",
    en: "Without an e-mail address there is no invitation to choose a language for.",
    vi: "Không có địa chỉ email nên không chọn được ngôn ngữ thư mời.",
  },
  companysOwn: {
    ja: "会社が登録した内容です。変更は会社に依頼してください。",
    en: "This is what the company has written down. Please ask the company to change it.",
    vi: "Đây là nội dung công ty đã ghi. Vui lòng nhờ công ty thay đổi.",
  },
} as const satisfies Record<string, Sentence>
