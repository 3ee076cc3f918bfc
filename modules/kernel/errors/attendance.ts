/** Punches, overtime, leave and holidays. */
import type { CatalogueEntry } from "./entry.ts"

export const attendanceErrors = {
  User_Not_Working_This_Time: {
    status: 400,
    ja: "この時間帯は勤務予定がありません。",
    en: "There is no work planned at this time.",
    vi: "Không có lịch làm việc trong khung giờ này.",
  },
  Timekeeping_Date_In_Future: {
    status: 400,
    ja: "未来の日付は打刻できません。",
    en: "You cannot clock in for a future date.",
    vi: "Không thể chấm công cho ngày trong tương lai.",
  },
  Timekeeping_Only_Staff: {
    status: 403,
    ja: "スタッフのみ打刻できます。",
    en: "Only staff can clock in.",
    vi: "Chỉ nhân viên mới có thể chấm công.",
  },
  Timekeeping_Already_Requested: {
    status: 409,
    ja: "すでに申請済みです。",
    en: "This has already been requested.",
    vi: "Đã gửi yêu cầu rồi.",
  },
  Timekeeping_Not_Valid: {
    status: 400,
    ja: "勤怠の内容が正しくありません。",
    en: "The attendance entry is not correct.",
    vi: "Nội dung chấm công không đúng.",
  },
  Timekeeping_Overlap_Day_Off: {
    status: 409,
    ja: "休暇と重なっています。",
    en: "This overlaps with leave.",
    vi: "Bị trùng với ngày nghỉ phép.",
  },
  Timekeeping_Overlap_Holiday: {
    status: 409,
    ja: "休日と重なっています。",
    en: "This overlaps with a holiday.",
    vi: "Bị trùng với ngày nghỉ.",
  },
  Wrong_Time_For_Other_Overtime: {
    status: 400,
    ja: "残業時間の指定が正しくありません。",
    en: "The overtime hours are not correct.",
    vi: "Thời gian tăng ca không đúng.",
  },
  Wrong_Time_For_Night_Overtime: {
    status: 400,
    ja: "深夜残業の時間が正しくありません。",
    en: "The night overtime hours are not correct.",
    vi: "Thời gian tăng ca đêm không đúng.",
  },
  Break_Exceeds_Registered_Time: {
    status: 400,
    ja: "休憩が勤務時間を超えています。",
    en: "The break is longer than the working time.",
    vi: "Thời gian nghỉ giải lao vượt quá thời gian làm việc.",
  },
  Holiday_Already_Exists: {
    status: 409,
    ja: "同じ休日が登録済みです。",
    en: "The same holiday is already registered.",
    vi: "Ngày nghỉ này đã được đăng ký.",
  },
  Import_Holiday_Not_Updatable: {
    status: 409,
    ja: "取り込んだ休日は変更できません。",
    en: "An imported holiday cannot be changed.",
    vi: "Không thể thay đổi ngày nghỉ đã nhập từ tệp.",
  },
  Day_Off_Max_30_Days: {
    status: 400,
    ja: "休暇は1回の申請で30日までです。",
    en: "One leave request may cover 30 days at most.",
    vi: "Mỗi đơn xin nghỉ tối đa 30 ngày.",
  },
  Day_Off_Exceeded: {
    status: 409,
    ja: "休暇の残日数が足りません。",
    en: "There are not enough days of leave left.",
    vi: "Số ngày nghỉ phép còn lại không đủ.",
  },
  Day_Off_Not_Registered_That_Day: {
    status: 409,
    ja: "その日は勤務登録がありません。",
    en: "No work is registered for that day.",
    vi: "Ngày đó không có đăng ký làm việc.",
  },
  Leave_Expired: {
    status: 409,
    ja: "休暇の有効期限が切れています。",
    en: "The leave has expired.",
    vi: "Ngày nghỉ phép đã hết hạn.",
  },
  Day_Off_Overlap: {
    status: 409,
    ja: "休暇の時間が重なっています。",
    en: "The hours of leave overlap.",
    vi: "Thời gian nghỉ phép bị trùng.",
  },
  Day_Off_Salary_Type_Required: {
    status: 400,
    ja: "給与形態により、この休暇は申請できません。",
    en: "This leave cannot be requested with this type of pay.",
    vi: "Không thể xin nghỉ phép này với hình thức trả lương hiện tại.",
  },
} as const satisfies Record<string, CatalogueEntry>
