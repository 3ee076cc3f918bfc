/** Arrangements, sites, shift requests, notes. */
import type { CatalogueEntry } from "./entry.ts"

export const schedulingErrors = {
  Total_Worker_Too_Large: {
    status: 400,
    ja: "人数が多すぎます。",
    en: "The number of people is too large.",
    vi: "Số người quá lớn.",
  },
  Max_Date_For_Series_Task_Is_90: {
    status: 400,
    ja: "連続手配は最長90日です。",
    en: "A series of arrangements may last 90 days at most.",
    vi: "Đợt phân công liên tục dài tối đa 90 ngày.",
  },
  Invalid_Shift_Change: {
    status: 400,
    ja: "このシフト変更はできません。",
    en: "This shift cannot be changed in this way.",
    vi: "Không thể thay đổi ca như vậy.",
  },
  Admin_Update_Task: {
    status: 409,
    ja: "管理者が手配を更新しました。再読み込みしてください。",
    en: "An administrator has updated the arrangement. Please reload.",
    vi: "Quản trị viên đã cập nhật phân công. Vui lòng tải lại.",
  },
  Start_Date_Task_After_Current_Date: {
    status: 400,
    ja: "開始日が今日より後の手配です。",
    en: "The start date of the arrangement is later than today.",
    vi: "Ngày bắt đầu của phân công sau ngày hôm nay.",
  },
  Task_Deleted: {
    status: 410,
    ja: "この手配は削除されました。",
    en: "This arrangement has been deleted.",
    vi: "Phân công này đã bị xóa.",
  },
  Task_Not_Found: {
    status: 404,
    ja: "手配が見つかりません。",
    en: "The arrangement was not found.",
    vi: "Không tìm thấy phân công.",
  },
  Leader_Not_Found: {
    status: 404,
    ja: "職長が見つかりません。",
    en: "The leader was not found.",
    vi: "Không tìm thấy tổ trưởng.",
  },
  Leader_Already_Has_Construction_Site: {
    status: 409,
    ja: "職長はすでに別の現場を担当しています。",
    en: "The leader is already in charge of another site.",
    vi: "Tổ trưởng đã phụ trách một công trường khác.",
  },
  Not_Creator_Vendor_Or_Leader: {
    status: 403,
    ja: "作成者・協力会社・職長のみ操作できます。",
    en: "Only the creator, the partner company or the leader can do this.",
    vi: "Chỉ người tạo, công ty hợp tác hoặc tổ trưởng mới có thể thực hiện.",
  },
  Schedule_Already_Registered: {
    status: 409,
    ja: "シフトは登録済みです。",
    en: "The shift has already been registered.",
    vi: "Ca làm việc đã được đăng ký.",
  },
  Schedule_Already_Approved: {
    status: 409,
    ja: "シフトは承認済みです。",
    en: "The shift has already been approved.",
    vi: "Ca làm việc đã được phê duyệt.",
  },
  Schedule_Override: {
    status: 409,
    ja: "登録済みのシフトを上書きします。",
    en: "The registered shift will be overwritten.",
    vi: "Ca đã đăng ký sẽ bị ghi đè.",
  },
  Schedule_Date_Invalid: {
    status: 400,
    ja: "シフトの日付が正しくありません。",
    en: "The date of the shift is not correct.",
    vi: "Ngày của ca làm việc không đúng.",
  },
  Site_Not_In_Coming_Or_Working: {
    status: 409,
    ja: "着工前・施工中の現場ではありません。",
    en: "The site is neither about to start nor under construction.",
    vi: "Công trường không ở trạng thái sắp khởi công hoặc đang thi công.",
  },
  Site_Without_Tasks: {
    status: 409,
    ja: "現場に手配がありません。",
    en: "The site has no arrangements.",
    vi: "Công trường chưa có phân công.",
  },
  No_Shift_For_The_Time: {
    status: 400,
    ja: "その時間帯のシフトがありません。",
    en: "There is no shift at that time.",
    vi: "Không có ca làm việc trong khung giờ đó.",
  },
  Worker_Double_Booked: {
    status: 409,
    ja: "同じ時間帯に別の手配があります。",
    en: "There is another arrangement at the same time.",
    vi: "Đã có phân công khác trong cùng khung giờ.",
  },
  Shift_Full: {
    status: 409,
    ja: "この時間帯の定員に達しています。",
    en: "The number of people for this time is already full.",
    vi: "Khung giờ này đã đủ người.",
  },
  Note_Not_Found: {
    status: 404,
    ja: "メモが見つかりません。",
    en: "The note was not found.",
    vi: "Không tìm thấy ghi chú.",
  },
  Note_Not_Editable: {
    status: 403,
    ja: "このメモは変更できません。",
    en: "This note cannot be changed.",
    vi: "Không thể thay đổi ghi chú này.",
  },
} as const satisfies Record<string, CatalogueEntry>
