/** Why a mail was not sent, for whoever reads the history: what happened, and what to do. */
import type { Language } from "#modules/kernel/codes.ts"
import type { FailureReason } from "../rules/judge-failure.ts"

export const failureTexts: Readonly<Record<FailureReason, Readonly<Record<Language, string>>>> = {
  unreachable: {
    ja: "メールサーバーにつながりませんでした。",
    vi: "Không kết nối được máy chủ thư.",
    en: "The mail server could not be reached.",
  },
  signInRefused: {
    ja: "メールサーバーにログインできませんでした。運営者に SMTP_URL の確認を依頼してください。",
    vi: "Không đăng nhập được máy chủ thư. Hãy nhờ người vận hành kiểm tra SMTP_URL.",
    en: "The mail server refused our sign-in: ask the operator to check SMTP_URL.",
  },
  refusedForNow: {
    ja: "相手のメールサーバーが、いまは受け取れないと答えました。",
    vi: "Máy chủ thư của người nhận báo hiện chưa thể nhận.",
    en: "The receiver's mail server does not take it just now.",
  },
  refused: {
    ja: "相手のメールサーバーに断られました。メールアドレスを確かめてください。",
    vi: "Máy chủ thư của người nhận từ chối. Hãy kiểm tra địa chỉ email.",
    en: "The receiver's mail server refused it: check the address.",
  },
  tooLate: {
    ja: "中のリンクまたはコードの期限が切れたため、送りませんでした。",
    vi: "Không gửi vì liên kết hoặc mã trong thư đã hết hạn.",
    en: "Not sent, because the link or code in it has ended.",
  },
  notEnclosed: {
    ja: "添付する帳票をつくれませんでした。",
    vi: "Không tạo được tệp đính kèm.",
    en: "The paper that it encloses could not be drawn.",
  },
  triedTooOften: {
    ja: "1日くり返しましたが、届けられませんでした。",
    vi: "Đã thử lại suốt một ngày nhưng không gửi được.",
    en: "It could not be delivered within a day of trying.",
  },
}
