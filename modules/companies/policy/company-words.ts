/** The company's rules in words, for /permission. */
import { policyInWords } from "#modules/kernel/policy-words.ts"
import { companyPolicy } from "../policy.ts"

const salaryDays = {
  ja: "締日・支払日を見る",
  en: "See closing day and pay day",
  vi: "Xem ngày chốt và ngày trả lương",
}
const seal = { ja: "会社の印影を見る", en: "See the company's seal", vi: "Xem con dấu của công ty" }

export const companyInWords = policyInWords({
  policy: companyPolicy,
  area: "company",
  words: { ja: "会社", en: "Company", vi: "Công ty" },
  cases: {
    own: {
      words: { ja: "自分の会社", en: "The own company", vi: "Công ty của mình" },
      of: ({ companyId }) => ({ id: companyId }),
    },
    other: {
      words: { ja: "ほかの会社", en: "Another company", vi: "Công ty khác" },
      of: ({ companyId }) => ({ id: companyId + 1 }),
    },
  },
  actions: {
    read: {
      kind: "detail",
      words: { ja: "会社の設定を見る", en: "See the company's settings", vi: "Xem cài đặt công ty" },
    },
    label: {
      kind: "update",
      words: { ja: "会社の呼び名を決める", en: "Choose the company's words", vi: "Đặt tên gọi của công ty" },
      cases: ["own"],
    },
    configShift: {
      kind: "update",
      words: { ja: "シフトと休憩を決める", en: "Set shifts and breaks", vi: "Đặt ca và giờ nghỉ" },
      cases: ["own"],
    },
    timeView: {
      kind: "update",
      words: { ja: "カレンダーの時間表示を決める", en: "Set the hours of the calendar", vi: "Đặt khung giờ của lịch" },
      cases: ["own"],
    },
    taskName: {
      kind: "update",
      words: { ja: "作業名を決める", en: "Set task names", vi: "Đặt tên công việc" },
      cases: ["own"],
    },
    chooseTaskName: {
      kind: "detail",
      words: { ja: "作業名から選ぶ", en: "Choose from the task names", vi: "Chọn tên công việc" },
      cases: ["own"],
    },
    update: {
      kind: "update",
      words: { ja: "会社の情報を直す", en: "Change the company's data", vi: "Sửa thông tin công ty" },
      cases: ["own"],
    },
  },
  fields: {
    salaryClosingDate: { words: salaryDays, cases: ["own"] },
    stamp: { words: seal, cases: ["own"] },
  },
})
