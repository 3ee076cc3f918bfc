/** 企業登録の審査結果, and a stop or its end, to the company's first admin: as a mail and as a notice. */
import type { Language } from "#modules/kernel/codes.ts"
import { letter } from "#modules/notifications/mail/letter.tsx"
import type { Decision } from "../rules/decisions.ts"

export interface CompanyDecidedView {
  readonly name: string
  readonly companyName: string
  /** Empty where none was asked for. */
  readonly reason: string
  readonly url: string
}
interface Words {
  readonly subject: string
  readonly said: (companyName: string) => string
  readonly button: string
}
const words: Readonly<Record<Language, Readonly<Record<Decision, Words>>>> = {
  ja: {
    approve: {
      subject: "【手配】企業の登録が承認されました",
      said: (company) => `「${company}」の登録が承認されました。ログインして、すぐにお使いいただけます。`,
      button: "ログインする",
    },
    reject: {
      subject: "【手配】企業の登録を承認できませんでした",
      said: (company) =>
        `「${company}」の登録は承認されませんでした。理由をご確認のうえ、登録内容を直して再申請してください。入力された内容は残っています。`,
      button: "登録内容を直す",
    },
    stop: {
      subject: "【手配】企業の利用を停止しました",
      said: (company) => `「${company}」の利用を停止しました。社員の方もログインできません。記録は残っています。`,
      button: "企業の一覧を開く",
    },
    resume: {
      subject: "【手配】企業の利用を再開しました",
      said: (company) => `「${company}」の利用を再開しました。これまでどおりお使いいただけます。`,
      button: "ログインする",
    },
  },
  vi: {
    approve: {
      subject: "[Tehai] Đăng ký công ty đã được phê duyệt",
      said: (company) => `Đăng ký của “${company}” đã được phê duyệt. Hãy đăng nhập để bắt đầu sử dụng.`,
      button: "Đăng nhập",
    },
    reject: {
      subject: "[Tehai] Đăng ký công ty không được phê duyệt",
      said: (company) =>
        `Đăng ký của “${company}” không được phê duyệt. Vui lòng xem lý do, sửa nội dung và gửi lại. Nội dung đã nhập vẫn được giữ.`,
      button: "Sửa nội dung đăng ký",
    },
    stop: {
      subject: "[Tehai] Công ty đã bị ngừng sử dụng",
      said: (company) => `“${company}” đã bị ngừng sử dụng. Nhân viên cũng không đăng nhập được. Dữ liệu vẫn được giữ.`,
      button: "Mở danh sách công ty",
    },
    resume: {
      subject: "[Tehai] Công ty được sử dụng trở lại",
      said: (company) => `“${company}” được sử dụng trở lại như trước.`,
      button: "Đăng nhập",
    },
  },
  en: {
    approve: {
      subject: "[Tehai] Your company is approved",
      said: (company) => `The registration of “${company}” is approved. Sign in and start right away.`,
      button: "Sign in",
    },
    reject: {
      subject: "[Tehai] Your company was not approved",
      said: (company) =>
        `The registration of “${company}” was not approved. Please read the reason, correct the registration and send it again. What you entered is kept.`,
      button: "Correct the registration",
    },
    stop: {
      subject: "[Tehai] Your company is suspended",
      said: (company) => `“${company}” is suspended, and its people can't sign in to it. Its records are kept.`,
      button: "Open your companies",
    },
    resume: {
      subject: "[Tehai] Your company is open again",
      said: (company) => `“${company}” can be used again as before.`,
      button: "Sign in",
    },
  },
}
const reasons: Readonly<Record<Language, (reason: string) => string>> = {
  ja: (reason) => `理由：${reason}`,
  vi: (reason) => `Lý do: ${reason}`,
  en: (reason) => `Reason: ${reason}`,
}
const greetings: Readonly<Record<Language, (name: string) => string>> = {
  ja: (name) => `${name} さま`,
  vi: (name) => `Xin chào ${name},`,
  en: (name) => `Dear ${name},`,
}
const foots: Readonly<Record<Language, string>> = {
  ja: "企業を登録された方へのお知らせです。",
  vi: "Thông báo gửi tới người đã đăng ký công ty.",
  en: "You get this mail because you registered this company.",
}
const reasonLines = (language: Language, reason: string) => (reason === "" ? [] : [reasons[language](reason)])

export const companyDecidedMail = (language: Language, decision: Decision, view: CompanyDecidedView) => {
  const { button, said, subject } = words[language][decision]
  return letter({
    language,
    subject,
    heading: subject.replace(/^[【[].*?[】\]]\s*/, ""),
    paragraphs: [greetings[language](view.name), said(view.companyName), ...reasonLines(language, view.reason)],
    button: { label: button, href: view.url },
    notes: [],
    foot: foots[language],
  })
}

/** One line in each language, for the bell. */
export const decidedNotice = (companyName: string, decision: Decision, reason: string) => {
  const text = (language: Language) =>
    [words[language][decision].said(companyName), ...reasonLines(language, reason)].join(" ")
  return { ja: text("ja"), vi: text("vi"), en: text("en") }
}
