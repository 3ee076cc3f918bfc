/** Days, months, clock times, periods and shifts. */
import type { Sentence } from "./sentence.ts"

export const timeMessages = {
  notDate: {
    ja: "正しい日付を入力してください(例: 2026/11/08)。",
    en: "Please enter a correct date, such as 2026/11/08.",
    vi: "Vui lòng nhập ngày đúng, ví dụ 2026/11/08.",
  },
  notMonth: {
    ja: "正しい年月を入力してください(例: 2026/11)。",
    en: "Please enter a correct month, such as 2026/11.",
    vi: "Vui lòng nhập tháng đúng, ví dụ 2026/11.",
  },
  notClockTime: {
    ja: "時刻は「08:30」の形式で入力してください。",
    en: "Please enter the time as 08:30.",
    vi: "Vui lòng nhập giờ theo dạng 08:30.",
  },
  minuteStep: {
    ja: "時刻は{1}分単位で入力してください。",
    en: "Please enter the time in steps of {1} minutes.",
    vi: "Vui lòng nhập giờ theo bước {1} phút.",
  },
  dayToCome: {
    ja: "今日までの日付を入力してください。",
    en: "Please enter a date up to today.",
    vi: "Vui lòng nhập ngày không sau hôm nay.",
  },
  endBeforeStart: {
    ja: "入力された時間が正しくありません。終了日は開始日以降にしてください。",
    en: "The entered time is incorrect. The end date must be the start date or later.",
    vi: "Thời gian đã nhập không đúng. Ngày kết thúc phải từ ngày bắt đầu trở đi.",
  },
  alreadyOver: {
    ja: "今日以降の日付を入力してください。",
    en: "Please enter today or a later date.",
    vi: "Vui lòng nhập hôm nay hoặc ngày sau hôm nay.",
  },
  tooFarAhead: {
    ja: "2年以内の日付を入力してください。",
    en: "Please enter a date within two years.",
    vi: "Vui lòng nhập ngày trong vòng 2 năm.",
  },
  startNotBeforeEnd: {
    ja: "入力された時間が正しくありません。開始時刻は終了時刻より前にしてください。",
    en: "The entered time is incorrect. The start must be before the end.",
    vi: "Thời gian đã nhập không đúng. Giờ bắt đầu phải trước giờ kết thúc.",
  },
  startEqualsEnd: {
    ja: "入力された時間が正しくありません。開始と終了を同じ時刻にはできません。",
    en: "The entered time is incorrect. Start and end cannot be the same.",
    vi: "Thời gian đã nhập không đúng. Giờ bắt đầu và kết thúc không được trùng nhau.",
  },
  shiftsOverlap: {
    ja: "入力された時間が正しくありません。後のシフトは前のシフトの終了後に始めてください。",
    en: "The entered time is incorrect. A later shift must start after the earlier one ends.",
    vi: "Thời gian đã nhập không đúng. Ca sau phải bắt đầu sau khi ca trước kết thúc.",
  },
  outsidePeriod: {
    ja: "{1}から{2}までの日付を入力してください。",
    en: "Please enter a date from {1} to {2}.",
    vi: "Vui lòng nhập ngày từ {1} đến {2}.",
  },
  otherMonth: {
    ja: "日付は{1}のうちで入力してください。",
    en: "Please enter a date in {1}.",
    vi: "Vui lòng nhập ngày trong tháng {1}.",
  },
  daysNeedScope: {
    ja: "「この日以降」か「すべて」を選ぶと変えられます。",
    en: "Choose “this and later” or “all days” to change this.",
    vi: "Hãy chọn “từ ngày này” hoặc “tất cả” để đổi mục này.",
  },
  restoreOneByOne: {
    ja: "まとめて戻すときは、戻す日を選んでください。",
    en: "To bring back several days, please pick them.",
    vi: "Để khôi phục nhiều ngày, hãy chọn các ngày đó.",
  },
  notWithStatus: {
    ja: "削除や元に戻す操作と一緒には変えられません。",
    en: "This cannot be changed together with deleting or bringing back.",
    vi: "Không thể đổi mục này cùng lúc với xóa hoặc khôi phục.",
  },
  oneDayOnly: {
    ja: "お願いで動かせるのは、その1日だけです。",
    en: "A request can move this one day only.",
    vi: "Đề nghị chỉ có thể dời đúng một ngày này.",
  },
  dayIsClosed: {
    ja: "締め後の日は変更できません。別の日を選んでください。",
    en: "Days after the close cannot be changed. Please choose another day.",
    vi: "Không thể thay đổi ngày đã chốt lương. Vui lòng chọn ngày khác.",
  },
  daysOverlap: {
    ja: "日付が重なっています。",
    en: "The dates overlap.",
    vi: "Các ngày bị trùng nhau.",
  },
  noShift: {
    ja: "シフトを1つ以上選択してください。",
    en: "Please choose at least one shift.",
    vi: "Vui lòng chọn ít nhất một ca.",
  },
  timeOfShiftOff: {
    ja: "使わないシフトの時刻は空にしてください。",
    en: "Please leave the times of a shift that is off empty.",
    vi: "Vui lòng để trống giờ của ca không dùng.",
  },
  payBeforeClosing: {
    ja: "支払日は締め日より後にしてください。",
    en: "The pay day must come after the closing day.",
    vi: "Ngày trả lương phải sau ngày chốt.",
  },
  grantAfterExpiry: {
    ja: "付与日は有効期限より前にしてください。",
    en: "The grant date must be before the expiry date.",
    vi: "Ngày cấp phải trước ngày hết hạn.",
  },
  grantTooShort: {
    ja: "付与日から有効期限までは{1}日以上にしてください。",
    en: "The expiry must be at least {1} days after the grant.",
    vi: "Thời hạn từ ngày cấp đến ngày hết hạn phải ít nhất {1} ngày.",
  },
} as const satisfies Record<string, Sentence>
