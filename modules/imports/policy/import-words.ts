/** The rules of imports in words, for /permission. */
import type { Case } from "#modules/kernel/policy-words.ts"
import { policyInWords } from "#modules/kernel/policy-words.ts"
import type { ImportKind } from "../codes.ts"
import { type ImportSubject, importOfKind, importPolicy } from "../policy.ts"

const ofKind = (kind: ImportKind, ja: string, en: string, vi: string): Case<ImportSubject> => ({
  words: { ja, en, vi },
  of: () => importOfKind(kind),
})
const made = (isOwn: boolean, ja: string, en: string, vi: string): Case<ImportSubject> => ({
  words: { ja, en, vi },
  of: (actor) => ({ kind: "staff", madeBy: isOwn ? actor.personId : actor.personId + 1, isOpen: true }),
})

export const importInWords = policyInWords({
  policy: importPolicy,
  area: "people",
  words: { ja: "取り込み", en: "Imports", vi: "Nhập dữ liệu" },
  cases: {
    staff: ofKind("staff", "人員", "Staff", "Nhân sự"),
    vendor: ofKind("vendor", "協力会社", "Vendors", "Nhà thầu phụ"),
    customer: ofKind("customer", "得意先", "Customers", "Khách hàng"),
    site: ofKind("site", "現場", "Sites", "Công trường"),
    own: made(true, "自分が取り込んだもの（人員）", "What oneself imported (staff)", "Do mình nhập (nhân sự)"),
    others: made(
      false,
      "ほかの人が取り込んだもの（人員）",
      "What somebody else imported (staff)",
      "Do người khác nhập (nhân sự)",
    ),
  },
  actions: {
    make: {
      kind: "create",
      words: { ja: "Excel・CSVから取り込む", en: "Import from Excel or CSV", vi: "Nhập từ Excel hoặc CSV" },
      cases: ["staff", "vendor", "customer", "site"],
    },
    read: {
      kind: "detail",
      words: { ja: "取り込みの履歴を見る", en: "See what was imported", vi: "Xem lịch sử nhập" },
      cases: ["staff", "vendor", "customer", "site"],
    },
    undo: {
      kind: "update",
      words: { ja: "取り込みを元に戻す", en: "Undo an import", vi: "Hoàn tác lần nhập" },
      cases: ["own", "others"],
    },
  },
})
