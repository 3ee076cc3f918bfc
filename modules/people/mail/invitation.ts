/** 招待: a company asks somebody whether he wants to belong to it. */
import type { Language } from "#modules/kernel/codes.ts"
import { type Letter, letter } from "#modules/notifications/mail/letter.tsx"

export interface InvitationView {
  readonly companyName: string
  /** Whom the company wrote down; null where it knows an address alone. */
  readonly name: string | null
  readonly inviter: string
  /** The company's own, for who doubts the mail; null where it has none. */
  readonly phone: string | null
  readonly role: string
  readonly url: string
  /** The last minute, in Japan. */
  readonly until: string
  /** The last day: "12/8", as the language writes it. */
  readonly lastDay: string
}

const words: Readonly<Record<Language, (view: InvitationView) => Omit<Letter, "language">>> = {
  ja: ({ companyName, inviter, lastDay, name, phone, role, until, url }) => ({
    subject: `【手配】${companyName}からの招待（${lastDay}まで）`,
    heading: `${companyName}に招待されています`,
    paragraphs: [
      ...(name === null ? [] : [`${name} さま`]),
      `${companyName}の${inviter}さんが、あなたを「${role}」として手配に招待しました。下のボタンから内容を確認し、参加するかどうかを選んでください。`,
      "アカウントをお持ちでない方は、そのまま登録できます。参加を選ぶまで、何も始まりません。",
    ],
    button: { label: "招待を確認する", href: url },
    notes: [
      `このリンクは${until}まで、1回だけ使えます。`,
      "新しい招待メールが届いたときは、新しいほうをお使いください。",
      "手配がメールや電話でパスワードを尋ねることはありません。",
      ...(phone === null ? [] : [`ご不明な点は、${companyName}（電話 ${phone}）にお尋ねください。`]),
    ],
    foot: `${companyName}がこのアドレスを入力したため、お送りしました。心当たりがなければ、何もせずにこのメールを捨ててください。`,
  }),
  vi: ({ companyName, inviter, lastDay, name, phone, role, until, url }) => ({
    subject: `[Tehai] Lời mời từ ${companyName} (đến ${lastDay})`,
    heading: `${companyName} mời bạn tham gia`,
    paragraphs: [
      ...(name === null ? [] : [`Xin chào ${name},`]),
      `${inviter} của ${companyName} mời bạn dùng Tehai với vai trò “${role}”. Bấm nút dưới đây để xem và chọn tham gia hay không.`,
      "Nếu chưa có tài khoản, bạn có thể đăng ký ngay tại đó. Chưa có gì bắt đầu cho đến khi bạn đồng ý.",
    ],
    button: { label: "Xem lời mời", href: url },
    notes: [
      `Liên kết dùng được một lần, đến ${until} (giờ Nhật Bản).`,
      "Nếu nhận được thư mời mới, hãy dùng thư mới.",
      "Tehai không bao giờ hỏi mật khẩu qua thư hay điện thoại.",
      ...(phone === null ? [] : [`Nếu có thắc mắc, hãy gọi ${companyName}: ${phone}.`]),
    ],
    foot: `Thư này được gửi vì ${companyName} đã nhập địa chỉ này. Nếu không liên quan đến bạn, hãy bỏ qua thư.`,
  }),
  en: ({ companyName, inviter, lastDay, name, phone, role, until, url }) => ({
    subject: `[Tehai] Invitation from ${companyName} (until ${lastDay})`,
    heading: `${companyName} invites you`,
    paragraphs: [
      ...(name === null ? [] : [`Dear ${name},`]),
      `${inviter} of ${companyName} invites you to Tehai as “${role}”. Press the button to read the invitation and to choose whether you join.`,
      "Without an account you can register right there. Nothing begins before you say yes.",
    ],
    button: { label: "Read the invitation", href: url },
    notes: [
      `The link works once, until ${until} (Japan).`,
      "When a newer invitation reaches you, please use the newer one.",
      "Tehai never asks for a password by mail or telephone.",
      ...(phone === null ? [] : [`If in doubt, call ${companyName}: ${phone}.`]),
    ],
    foot: `You get this mail because ${companyName} entered this address. If it means nothing to you, simply ignore it.`,
  }),
}

export const invitationMail = (language: Language, view: InvitationView) =>
  letter({ language, ...words[language](view) })
