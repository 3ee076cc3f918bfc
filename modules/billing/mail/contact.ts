/** プランのご相談: what became of one that led to no plan of its own. */
import type { Language } from "#modules/kernel/codes.ts"
import { letter } from "#modules/notifications/mail/letter.tsx"
import { footOf } from "./transfer.ts"

interface RefusedView {
  readonly name: string
  readonly companyName: string
  readonly reason: string
  readonly url: string
}
interface RefusedWords {
  readonly subject: string
  readonly said: (of: RefusedView) => ReadonlyArray<string>
  readonly button: string
}
const words: Readonly<Record<Language, RefusedWords>> = {
  ja: {
    subject: "【手配】プランのご相談について",
    said: ({ companyName, name, reason }) => [
      `${name} 様　「${companyName}」のプランのご相談は、今回は見送らせていただきます。`,
      `理由：${reason}`,
      "いまのプランは、そのままお使いいただけます。ほかのプランへの変更は、いつでもできます。",
    ],
    button: "プラン・お支払いを開く",
  },
  vi: {
    subject: "[Tehai] Về yêu cầu tư vấn gói",
    said: ({ companyName, name, reason }) => [
      `Kính gửi ${name}, lần này chúng tôi chưa thể đáp ứng yêu cầu tư vấn gói của “${companyName}”.`,
      `Lý do: ${reason}`,
      "Gói hiện tại vẫn được sử dụng như cũ. Quý vị có thể đổi sang gói khác bất cứ lúc nào.",
    ],
    button: "Mở gói và thanh toán",
  },
  en: {
    subject: "[Tehai] Your question about a plan",
    said: ({ companyName, name, reason }) => [
      `Dear ${name}, we cannot offer “${companyName}” a plan of its own this time.`,
      `Reason: ${reason}`,
      "The plan that you have goes on. You may change to another one at any time.",
    ],
    button: "Open plan and payment",
  },
}

export const contactRefusedMail = (language: Language, of: RefusedView) => {
  const { button, said, subject } = words[language]
  return letter({
    language,
    subject,
    heading: subject.replace(/^[【[].*?[】\]]\s*/, ""),
    paragraphs: [...said(of)],
    button: { label: button, href: of.url },
    notes: [],
    foot: footOf(language),
  })
}
