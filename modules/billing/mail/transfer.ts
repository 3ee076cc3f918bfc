/** お振込のご案内, and what became of it: received or refused. */
import type { Language } from "#modules/kernel/codes.ts"
import { letter } from "#modules/notifications/mail/letter.tsx"
import type { Transfer } from "../contract/bill.ts"

export interface TransferMailView extends Transfer {
  readonly name: string
  readonly url: string
}
export const yenText = (amount: number) => `¥${amount.toLocaleString("ja-JP")}`
export const dayText = (day: string) => day.replaceAll("-", "/")

interface TransferWords {
  readonly subject: (reference: string) => string
  readonly heading: string
  readonly greeting: (name: string, company: string) => string
  readonly amount: string
  readonly due: string
  readonly bank: string
  readonly branch: string
  readonly account: string
  readonly holder: string
  readonly payer: string
  readonly button: string
  readonly note: string
  readonly foot: string
}
const words: Readonly<Record<Language, TransferWords>> = {
  ja: {
    subject: (reference) => `【手配】お振込のご案内（${reference}）`,
    heading: "お振込をお待ちしています",
    greeting: (name, company) => `${name} 様　「${company}」のお支払いを承りました。次の口座へお振り込みください。`,
    amount: "お振込金額（税込）",
    due: "お振込期限",
    bank: "銀行",
    branch: "支店",
    account: "口座",
    holder: "口座名義",
    payer: "振込人名",
    button: "振込先を開く",
    note: "振込人名の先頭に番号を付けてください。番号で見分けます。振込手数料はご負担ください。",
    foot: "このメールは、企業の管理者の方にお送りしています。",
  },
  vi: {
    subject: (reference) => `[Tehai] Hướng dẫn chuyển khoản (${reference})`,
    heading: "Đang chờ chuyển khoản",
    greeting: (name, company) =>
      `Kính gửi ${name}, vui lòng chuyển khoản thanh toán của “${company}” vào tài khoản sau.`,
    amount: "Số tiền (gồm thuế)",
    due: "Hạn chuyển khoản",
    bank: "Ngân hàng",
    branch: "Chi nhánh",
    account: "Tài khoản",
    holder: "Chủ tài khoản",
    payer: "Tên người chuyển",
    button: "Mở thông tin chuyển khoản",
    note: "Vui lòng ghi mã số ở đầu tên người chuyển để chúng tôi nhận ra. Phí chuyển khoản do quý vị chịu.",
    foot: "Thư này gửi tới quản trị viên của công ty.",
  },
  en: {
    subject: (reference) => `[Tehai] Your bank transfer (${reference})`,
    heading: "We are waiting for your transfer",
    greeting: (name, company) => `Dear ${name}, please transfer what “${company}” pays to this account.`,
    amount: "Amount (tax included)",
    due: "Due",
    bank: "Bank",
    branch: "Branch",
    account: "Account",
    holder: "Account holder",
    payer: "Name of the payer",
    button: "Open the transfer",
    note: "Please begin the payer's name with the number: we tell transfers apart by it. The bank's fee is yours.",
    foot: "You get this mail because you are the company's admin.",
  },
}

export const footOf = (language: Language) => words[language].foot

/** What is typed at a bank beside the amount, a line each. */
export const accountLines = (language: Language, account: Transfer["account"], payer: string | null) => {
  const said = words[language]
  return [
    [said.bank, account?.bankName ?? ""],
    [said.branch, account?.branch ?? ""],
    [said.account, account === null ? "" : `${account.type} ${account.number}`],
    [said.holder, account?.holder ?? ""],
    [said.payer, payer ?? ""],
  ].flatMap(([label, value]) => (value === "" ? [] : [`${label}：${value}`]))
}

export const transferMail = (language: Language, of: TransferMailView) => {
  const said = words[language]
  const { account, dueOn } = of
  const facts = [`${said.amount}：${yenText(of.amount)}`, ...(dueOn === null ? [] : [`${said.due}：${dayText(dueOn)}`])]
  return letter({
    language,
    subject: said.subject(of.reference ?? ""),
    heading: said.heading,
    paragraphs: [said.greeting(of.name, of.companyName), ...facts, ...accountLines(language, account, of.payer)],
    button: { label: said.button, href: of.url },
    notes: [said.note],
    foot: said.foot,
  })
}
