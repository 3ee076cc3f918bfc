/** Pay, the close of a month, papers. */
import type { CatalogueEntry } from "./entry.ts"

export const payErrors = {
  Max_Create_Bonus_In_Year_Is_Three: {
    status: 400,
    ja: "賞与は年3回までです。",
    en: "Bonuses can be paid three times a year at most.",
    vi: "Tiền thưởng tối đa 3 lần mỗi năm.",
  },
  User_Inactive_Payroll: {
    status: 409,
    ja: "給与計算の対象外のスタッフです。",
    en: "This person is not part of the payroll.",
    vi: "Nhân viên này không thuộc đối tượng tính lương.",
  },
  Salary_Paid_Not_Editable: {
    status: 409,
    ja: "支払済みの給与は変更できません。",
    en: "Pay that has been paid cannot be changed.",
    vi: "Không thể thay đổi lương đã thanh toán.",
  },
  Month_Snapshot_Exists: {
    status: 409,
    ja: "この月は確定済みです。",
    en: "This month has already been closed.",
    vi: "Tháng này đã được chốt.",
  },
  Closed_Salary_Day_Not_Editable: {
    status: 409,
    ja: "締め後の日は変更できません。",
    en: "Days after the close cannot be changed.",
    vi: "Không thể thay đổi ngày đã chốt lương.",
  },
  Payroll_Not_Closable: {
    status: 409,
    ja: "締めを妨げる項目が残っています。",
    en: "Some items still prevent the close.",
    vi: "Vẫn còn mục cản trở việc chốt lương.",
  },
  Month_Added_Invalid: {
    status: 400,
    ja: "追加する月数が正しくありません。",
    en: "The number of months to add is not correct.",
    vi: "Số tháng thêm vào không đúng.",
  },
  Approve_Paper_fail: {
    status: 409,
    ja: "帳票を承認できませんでした。",
    en: "The paper could not be approved.",
    vi: "Không thể phê duyệt chứng từ.",
  },
  Paper_Not_Accepted: {
    status: 409,
    ja: "帳票が承認されていません。",
    en: "The paper has not been approved.",
    vi: "Chứng từ chưa được phê duyệt.",
  },
  Paper_Missing: {
    status: 404,
    ja: "帳票がありません。",
    en: "The paper does not exist.",
    vi: "Không có chứng từ.",
  },
} as const satisfies Record<string, CatalogueEntry>
