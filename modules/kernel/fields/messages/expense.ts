/** Expenses: what a request must tell. */
import type { Sentence } from "./sentence.ts"

export const expenseMessages = {
  noteWithoutReceipt: {
    ja: "領収書がないときは、何に使ったかをメモに入力してください。",
    en: "Without a receipt, write in the note what it was for.",
    vi: "Nếu không có biên lai, hãy ghi rõ nội dung vào ghi chú.",
  },
} as const satisfies Record<string, Sentence>
