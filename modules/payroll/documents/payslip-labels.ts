import type { PayslipView } from "./payslip-view.ts"

type Language = PayslipView["language"]

export interface PayslipLabels {
  readonly title: string
  readonly month: (year: number, month: number) => string
  readonly day: (year: number, month: number, day: number) => string
  readonly shortDay: (month: number, day: number) => string
  readonly payDay: string
  readonly period: string
  readonly until: string
  readonly employeeNo: string
  readonly team: string
  readonly payForm: string
  readonly honorific: string
  readonly corrected: (times: number) => string
  readonly totalPay: string
  readonly totalDeductions: string
  readonly repaid: string
  readonly net: string
  readonly attendance: string
  readonly pay: string
  readonly deductions: string
  readonly yearToDate: string
  readonly leave: string
  readonly bank: string
  readonly note: string
  readonly bankAndNote: string
  readonly days: string
  readonly times: string
  readonly continued: string
  readonly keep: string
}

const englishMonths = "January February March April May June July August September October November December".split(" ")
const englishMonth = (month: number) => englishMonths[month - 1] ?? ""

/** The slip's own words; names of pay and deduction lines come with the view. */
export const payslipLabels: Readonly<Record<Language, PayslipLabels>> = {
  ja: {
    title: "給与明細書",
    month: (year, month) => `${year}年${month}月分`,
    day: (year, month, day) => `${year}年${month}月${day}日`,
    shortDay: (month, day) => `${month}/${day}`,
    payDay: "支給日",
    period: "対象期間",
    until: "〜",
    employeeNo: "社員番号",
    team: "所属",
    payForm: "給与形態",
    honorific: "様",
    corrected: (times) => `訂正 ${times} 回目`,
    totalPay: "総支給額",
    totalDeductions: "控除合計",
    repaid: "立替金精算",
    net: "差引支給額",
    attendance: "勤怠",
    pay: "支給",
    deductions: "控除",
    yearToDate: "本年累計",
    leave: "有給休暇",
    bank: "振込先",
    note: "備考",
    bankAndNote: "振込先・備考",
    days: "日",
    times: "回",
    continued: "次ページへ続く",
    keep: "本書は大切に保管してください。",
  },
  vi: {
    title: "Phiếu lương",
    month: (year, month) => `Tháng ${month}/${year}`,
    day: (year, month, day) => `${day}/${month}/${year}`,
    shortDay: (month, day) => `${day}/${month}`,
    payDay: "Ngày trả lương",
    period: "Kỳ tính lương",
    until: " – ",
    employeeNo: "Mã nhân viên",
    team: "Bộ phận",
    payForm: "Hình thức lương",
    honorific: "",
    corrected: (times) => `Chỉnh sửa lần ${times}`,
    totalPay: "Tổng thu nhập",
    totalDeductions: "Tổng khấu trừ",
    repaid: "Hoàn tiền chi hộ",
    net: "Thực lĩnh",
    attendance: "Chấm công",
    pay: "Thu nhập",
    deductions: "Khấu trừ",
    yearToDate: "Lũy kế trong năm",
    leave: "Nghỉ phép có lương",
    bank: "Tài khoản nhận lương",
    note: "Ghi chú",
    bankAndNote: "Tài khoản nhận lương, ghi chú",
    days: "ngày",
    times: "lần",
    continued: "Xem tiếp trang sau",
    keep: "Vui lòng giữ phiếu này cẩn thận.",
  },
  en: {
    title: "Pay slip",
    month: (year, month) => `${englishMonth(month)} ${year}`,
    day: (year, month, day) => `${day} ${englishMonth(month)} ${year}`,
    shortDay: (month, day) => `${day} ${englishMonth(month).slice(0, 3)}`,
    payDay: "Pay day",
    period: "Period",
    until: " – ",
    employeeNo: "Employee no.",
    team: "Team",
    payForm: "Pay type",
    honorific: "",
    corrected: (times) => `Correction ${times}`,
    totalPay: "Gross pay",
    totalDeductions: "Deductions",
    repaid: "Expenses paid back",
    net: "Net pay",
    attendance: "Attendance",
    pay: "Pay",
    deductions: "Deductions",
    yearToDate: "Year to date",
    leave: "Paid leave",
    bank: "Paid to",
    note: "Note",
    bankAndNote: "Paid to, note",
    days: "days",
    times: "times",
    continued: "Continued on the next page",
    keep: "Please keep this slip in a safe place.",
  },
}
