/** 所属 and 備考 of the paper: what the person is in the company, and why wages may be less than they were earned. Pure. */
import type { Language } from "#modules/kernel/codes.ts"
import { tradeWord } from "#modules/people/index.ts"
import type { PayInputs } from "../model.ts"

/** Role and trade: a company has no teams of its own here, so these say where somebody belongs. */
export const belongsTo = (role: string, trade: string | null, language: Language) =>
  [role, tradeWord(trade ?? "", language)].filter((part) => part !== "").join("・")

const agreement: Readonly<Record<Language, string>> = {
  ja: "賃金は労働基準法第24条に基づき、書面の協定により控除しています。",
  en: "Deductions beyond tax and insurance are made under a written agreement (Labour Standards Act, article 24).",
  vi: "Các khoản khấu trừ ngoài thuế và bảo hiểm được thực hiện theo thỏa thuận bằng văn bản (Điều 24 Luật Tiêu chuẩn Lao động).",
}

/** What is taken beyond the law's own deductions needs the written agreement, and names it (労働基準法 第24条 第1項). */
export const noteOf = ({ deductions }: Pick<PayInputs, "deductions">, language: Language): string | undefined =>
  deductions.some(({ yen }) => yen > 0) ? agreement[language] : undefined
