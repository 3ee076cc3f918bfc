/** 退会の受付結果: done, refused, or the account opened again. */
import type { Language } from "#modules/kernel/codes.ts"
import { type Letter, letter } from "#modules/notifications/mail/letter.tsx"

export type LeaveDecision = "accept" | "refuse" | "reopen"
export interface LeaveDecidedView {
  readonly name: string
  readonly url: string
}

interface Words {
  readonly subject: string
  readonly said: string
  /** The button, where there is something to open. */
  readonly opens?: string
}

const words: Readonly<Record<Language, Readonly<Record<LeaveDecision, Words>>>> = {
  ja: {
    accept: {
      subject: "【手配】退会の手続きが終わりました",
      said: "退会の手続きが終わり、ログインできなくなりました。会社に残る勤怠・給与・帳票の記録は、法律の定める期間、会社が保管します。",
    },
    refuse: {
      subject: "【手配】退会の手続きを取りやめました",
      said: "退会のお申し込みは受け付けられませんでした。アカウントはこれまでどおり使えます。",
      opens: "ログイン画面を開く",
    },
    reopen: {
      subject: "【手配】アカウントを再開しました",
      said: "アカウントを再開しました。これまでと同じパスワードでログインできます。",
      opens: "ログイン画面を開く",
    },
  },
  vi: {
    accept: {
      subject: "[Tehai] Đã hoàn tất rời khỏi dịch vụ",
      said: "Tài khoản đã đóng và không đăng nhập được nữa. Hồ sơ chấm công, lương và giấy tờ ở công ty được công ty lưu giữ theo thời hạn luật định.",
    },
    refuse: {
      subject: "[Tehai] Yêu cầu đóng tài khoản bị từ chối",
      said: "Yêu cầu đóng tài khoản không được chấp nhận. Bạn vẫn dùng tài khoản như trước.",
      opens: "Mở màn hình đăng nhập",
    },
    reopen: {
      subject: "[Tehai] Tài khoản đã được mở lại",
      said: "Tài khoản đã được mở lại. Hãy đăng nhập bằng mật khẩu cũ.",
      opens: "Mở màn hình đăng nhập",
    },
  },
  en: {
    accept: {
      subject: "[Tehai] Your account is closed",
      said: "Your account is closed and can't be signed in to. Attendance, pay and papers stay with your companies for as long as the law tells them to keep them.",
    },
    refuse: {
      subject: "[Tehai] Your account stays open",
      said: "Closing your account was not accepted. You can use it as before.",
      opens: "Open the sign-in page",
    },
    reopen: {
      subject: "[Tehai] Your account is open again",
      said: "Your account is open again. Sign in with the same password as before.",
      opens: "Open the sign-in page",
    },
  },
}
const greetings: Readonly<Record<Language, (name: string) => string>> = {
  ja: (name) => `${name} さま`,
  vi: (name) => `Xin chào ${name},`,
  en: (name) => `Dear ${name},`,
}
const foots: Readonly<Record<Language, string>> = {
  ja: "退会のお申し込みについてのお知らせです。",
  vi: "Thông báo về yêu cầu đóng tài khoản của bạn.",
  en: "You get this mail because you asked for your account to be closed.",
}

export const leaveDecidedMail = (language: Language, decision: LeaveDecision, { name, url }: LeaveDecidedView) => {
  const { opens, said, subject } = words[language][decision]
  const head: Pick<Letter, "language" | "subject" | "heading" | "notes" | "foot"> = {
    language,
    subject,
    heading: subject.replace(/^[【[].*?[】\]]\s*/, ""),
    notes: [],
    foot: foots[language],
  }
  const paragraphs = [greetings[language](name), said]
  return letter(
    opens === undefined ? { ...head, paragraphs } : { ...head, paragraphs, button: { label: opens, href: url } },
  )
}
