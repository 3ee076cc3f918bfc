/** Which company, which right, which person: the header, the roles, the members. */
import type { CatalogueEntry } from "./entry.ts"

export const companyErrors = {
  Permission_Denied: {
    status: 403,
    ja: "この操作の権限がありません。",
    en: "You do not have permission for this action.",
    vi: "Bạn không có quyền thực hiện thao tác này.",
  },
  Admin_Normal_Access_Denied: {
    status: 403,
    ja: "管理責任者のみ操作できます。",
    en: "Only the supervising administrator can do this.",
    vi: "Chỉ quản trị viên phụ trách mới có thể thực hiện.",
  },
  Missing_Company_Id_In_Header: {
    status: 400,
    ja: "企業を選択してください。",
    en: "Please choose a company.",
    vi: "Vui lòng chọn công ty.",
  },
  Your_Company_In_Header_Not_Valid: {
    status: 403,
    ja: "企業の情報が正しくありません。企業を選び直してください。",
    en: "The company information is not correct. Please choose the company again.",
    vi: "Thông tin công ty không đúng. Vui lòng chọn lại công ty.",
  },
  You_Are_Blocked_From_This_Company: {
    status: 403,
    ja: "この企業にはアクセスできません。",
    en: "You cannot access this company.",
    vi: "Bạn không thể truy cập công ty này.",
  },
  Company_Blocked: {
    status: 403,
    ja: "この企業は利用停止中です。",
    en: "This company has been suspended from use.",
    vi: "Công ty này đang bị ngừng sử dụng.",
  },
  Company_Not_Verify: {
    status: 403,
    ja: "この企業は承認待ちです。",
    en: "This company is waiting for approval.",
    vi: "Công ty này đang chờ phê duyệt.",
  },
  Please_Set_Company_Business_Field_First: {
    status: 409,
    ja: "先に会社の業種を設定してください。",
    en: "Please set the company's line of business first.",
    vi: "Vui lòng thiết lập ngành nghề của công ty trước.",
  },
  User_Not_Exist: {
    status: 404,
    ja: "ユーザーが見つかりません。",
    en: "The user was not found.",
    vi: "Không tìm thấy người dùng.",
  },
  Vendor_Not_Valid: {
    status: 400,
    ja: "協力会社が正しくありません。",
    en: "The partner company is not correct.",
    vi: "Công ty hợp tác không đúng.",
  },
  Worker_Not_Valid: {
    status: 400,
    ja: "作業員が正しくありません。",
    en: "The worker is not correct.",
    vi: "Công nhân không đúng.",
  },
  Manager_Not_Valid: {
    status: 400,
    ja: "管理者が正しくありません。",
    en: "The manager is not correct.",
    vi: "Người quản lý không đúng.",
  },
  Customer_Not_Valid: {
    status: 400,
    ja: "顧客が正しくありません。",
    en: "The customer is not correct.",
    vi: "Khách hàng không đúng.",
  },
  Customer_Not_Found: {
    status: 404,
    ja: "顧客が見つかりません。",
    en: "The customer was not found.",
    vi: "Không tìm thấy khách hàng.",
  },
  Cannot_Remove_Vendor: {
    status: 409,
    ja: "この協力会社は削除できません。",
    en: "This partner company cannot be removed.",
    vi: "Không thể xóa công ty hợp tác này.",
  },
  Unit_Price_Certificate_Id_Not_Found: {
    status: 404,
    ja: "資格単価が見つかりません。",
    en: "The unit price of the qualification was not found.",
    vi: "Không tìm thấy đơn giá theo chứng chỉ.",
  },
} as const satisfies Record<string, CatalogueEntry>
