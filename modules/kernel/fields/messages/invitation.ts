/** Why somebody can't come in, or leave, where the code alone does not say it. */
import type { Sentence } from "./sentence.ts"

export const invitationMessages = {
  invitationWithdrawn: {
    ja: "この招待は取り消されました。招待した会社に確認してください。",
    en: "This invitation has been withdrawn. Please ask the company that sent it.",
    vi: "Lời mời này đã bị hủy. Vui lòng hỏi công ty đã mời bạn.",
  },
  addressNotProved: {
    ja: "このメールアドレスの確認が済んでいません。ログイン画面の「パスワードを忘れた方」から確認コードを受け取り、パスワードを設定し直すと、返事ができます。",
    en: "This address is not proved yet. Get a code through “Forgot password” on the login page and set your password anew; then you can answer.",
    vi: "Địa chỉ email này chưa được xác nhận. Hãy nhận mã qua mục “Quên mật khẩu” ở trang đăng nhập và đặt lại mật khẩu, sau đó bạn có thể trả lời.",
  },
  invitationOfAnother: {
    ja: "この招待は別のメールアドレス宛てです。招待を受けたアドレスでログインしてください。",
    en: "This invitation is for another e-mail address. Please sign in with the address that was invited.",
    vi: "Lời mời này dành cho địa chỉ email khác. Vui lòng đăng nhập bằng địa chỉ được mời.",
  },
  invitedAlready: {
    ja: "このメールアドレスには招待を送っています。「招待」の一覧から、もう一度送れます。",
    en: "This address has been invited and has not answered yet. You can send the invitation again from the list of invitations.",
    vi: "Địa chỉ này đã được mời và chưa trả lời. Bạn có thể gửi lại từ danh sách lời mời.",
  },
  invitationStands: {
    ja: "この招待はまだ使えます。メールのリンクを開いてください。",
    en: "This invitation is still good. Please open the link in the mail.",
    vi: "Lời mời này vẫn còn hiệu lực. Vui lòng mở liên kết trong thư.",
  },
  otherTerms: {
    ja: "利用規約が新しくなりました。ページを読み直し、もう一度お読みください。",
    en: "The terms of use have changed. Please reload the page and read them again.",
    vi: "Điều khoản sử dụng đã thay đổi. Vui lòng tải lại trang và đọc lại.",
  },
  lastAdmin: {
    ja: "{1}の管理者があなただけなので、退会できません。先に、ほかの人を管理者として招待してください。",
    en: "You are the only administrator of {1}, so the account can't be closed. Please invite another administrator first.",
    vi: "Bạn là quản trị viên duy nhất của {1} nên chưa thể đóng tài khoản. Hãy mời một quản trị viên khác trước.",
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
