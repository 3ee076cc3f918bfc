/** Roles in the language of a mail and of the choice of companies; the Japanese are the labels that a company renames. */
import type { Language, RoleId } from "#modules/kernel/codes.ts"

export const roleWords: Readonly<Record<Exclude<Language, "ja">, Readonly<Record<RoleId, string>>>> = {
  vi: {
    1: "Quản trị hệ thống",
    2: "Quản trị viên",
    3: "Giám sát công trường",
    4: "Nhân viên văn phòng",
    6: "Kế toán",
    7: "Nhà thầu phụ",
    8: "Khách hàng",
    9: "Thợ của nhà thầu phụ",
    10: "Bán thời gian",
    11: "Thợ tự do",
    12: "Thợ",
  },
  en: {
    1: "Platform",
    2: "Administrator",
    3: "Site supervisor",
    4: "Office",
    6: "Accounting",
    7: "Subcontractor",
    8: "Customer",
    9: "Subcontractor’s worker",
    10: "Part-timer",
    11: "Self-employed",
    12: "Worker",
  },
}
