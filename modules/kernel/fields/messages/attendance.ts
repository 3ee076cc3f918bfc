/** Punches: what of a press or a correction can't have happened. */
import type { Sentence } from "./sentence.ts"

export const attendanceMessages = {
  pressInFuture: {
    ja: "端末の時計が進んでいます。時計を合わせてから押してください。",
    en: "This device's clock is ahead. Please set it and press again.",
    vi: "Đồng hồ máy đang chạy nhanh. Vui lòng chỉnh giờ rồi bấm lại.",
  },
  endToCome: {
    ja: "退勤がこれからの時刻です。まだ勤務中なら、退勤を空けておいてください。",
    en: "This clock-out is still to come. While the person is at work, leave the clock-out empty.",
    vi: "Giờ ra này chưa tới. Nếu người đó còn đang làm, hãy để trống giờ ra.",
  },
  startToCome: {
    ja: "出勤がこれからの時刻です。",
    en: "This clock-in is still to come.",
    vi: "Giờ vào này chưa tới.",
  },
  endOfWorkMissing: {
    ja: "退勤の時刻を入れてください。空けておけるのは勤務中の人だけです。",
    en: "Enter the clock-out. It may stay empty only while the person is at work.",
    vi: "Hãy nhập giờ ra. Chỉ để trống khi người đó còn đang làm.",
  },
  endOfRestMissing: {
    ja: "休憩の終わりを入れてください。空けておけるのは、いま休憩中の最後の休憩だけです。",
    en: "Enter the end of the rest. It may stay empty only for the last rest, while the person is on it.",
    vi: "Hãy nhập giờ hết nghỉ. Chỉ để trống lần nghỉ cuối khi người đó đang nghỉ.",
  },
  pressTooOld: {
    ja: "14日より前の打刻は受け付けられません。事務に連絡してください。",
    en: "Punches older than 14 days cannot be accepted. Please tell the office.",
    vi: "Không nhận chấm công cũ hơn 14 ngày. Vui lòng báo văn phòng.",
  },
  pressOfAnother: {
    ja: "この打刻はほかの人のものです。",
    en: "This punch belongs to somebody else.",
    vi: "Lần chấm công này là của người khác.",
  },
  taskOfLaterDay: {
    ja: "この手配の打刻は前日からできます。",
    en: "You can clock in for this arrangement from the day before it.",
    vi: "Chỉ chấm công cho phân công này từ ngày hôm trước.",
  },
  taskOfEarlierDay: {
    ja: "この手配の打刻期間は過ぎています。事務に連絡してください。",
    en: "It is too late to clock in for this arrangement. Please tell the office.",
    vi: "Đã quá hạn chấm công cho phân công này. Vui lòng báo văn phòng.",
  },
  taskOfAnotherDay: {
    ja: "この手配は別の日のものです。勤務日と同じ日の手配を選んでください。",
    en: "This arrangement is of another day. Please choose one of the working day.",
    vi: "Phân công này thuộc ngày khác. Vui lòng chọn phân công cùng ngày làm việc.",
  },
  taskOfOthers: {
    ja: "この人はこの手配に入っていません。先に手配に入れてください。",
    en: "This person is not on this arrangement. Please add them to it first.",
    vi: "Người này không có trong phân công. Vui lòng thêm vào phân công trước.",
  },
  nothingOpen: {
    ja: "出勤が記録されていません。",
    en: "There is no check-in on record.",
    vi: "Chưa ghi nhận vào ca.",
  },
  endIsThere: {
    ja: "退勤はもう記録されています。",
    en: "The check-out is already on record.",
    vi: "Đã có giờ tan ca.",
  },
  stillAtWork: {
    ja: "いま働いています。",
    en: "This person is still at work.",
    vi: "Người này vẫn đang làm việc.",
  },
  halfOfNoShift: {
    ja: "半分にするシフトを、働いたシフトから選んでください。",
    en: "Half a shift must be one of the shifts worked.",
    vi: "Ca tính một nửa phải là một trong các ca đã làm.",
  },
  tooSoon: {
    ja: "出勤したばかりです。退勤するときは少し待ってから押してください。",
    en: "You have just checked in. Wait a moment before checking out.",
    vi: "Bạn vừa vào ca. Vui lòng đợi một lát rồi tan ca.",
  },
  beforeStart: {
    ja: "前の打刻より後の時刻にしてください。",
    en: "Use a time after the previous punch.",
    vi: "Vui lòng chọn giờ sau lần chấm công trước.",
  },
  alreadyResting: { ja: "すでに休憩中です。", en: "You are already on a break.", vi: "Bạn đang nghỉ giải lao." },
  notResting: { ja: "休憩に入っていません。", en: "You are not on a break.", vi: "Bạn chưa nghỉ giải lao." },
  cancelTooLate: {
    ja: "取り消せるのは1分以内です。打刻の修正を事務に頼んでください。",
    en: "A punch can be taken back within one minute. Please ask the office to correct it.",
    vi: "Chỉ hủy được trong 1 phút. Vui lòng nhờ văn phòng sửa.",
  },
  cancelOvertaken: {
    ja: "このあとに打刻があるため取り消せません。",
    en: "Something was pressed after it, so it cannot be taken back.",
    vi: "Đã có lần bấm sau đó nên không thể hủy.",
  },
  tickAShift: {
    ja: "どの勤務をしたか選んでください。",
    en: "Please tick the shifts you worked.",
    vi: "Vui lòng chọn ca đã làm.",
  },
  outBeforeIn: {
    ja: "退勤は出勤より後の時刻にしてください。",
    en: "Check-out must be after check-in.",
    vi: "Giờ tan ca phải sau giờ vào ca.",
  },
  workTooLong: {
    ja: "1回の勤務は24時間までです。",
    en: "One stretch of work lasts at most 24 hours.",
    vi: "Mỗi lần làm tối đa 24 giờ.",
  },
  punchOfAnotherDay: {
    ja: "出勤の日付が勤務日と合っていません。",
    en: "The check-in does not belong to this day.",
    vi: "Ngày vào ca không khớp với ngày làm việc.",
  },
  restEndsBeforeStart: {
    ja: "休憩の終わりは始まりより後にしてください。",
    en: "A break must end after it starts.",
    vi: "Giờ kết thúc nghỉ phải sau giờ bắt đầu.",
  },
  restOutsideWork: {
    ja: "休憩は勤務時間の中で入力してください。",
    en: "A break must lie within the working time.",
    vi: "Giờ nghỉ phải nằm trong giờ làm.",
  },
  restsOverlap: {
    ja: "休憩どうしの時間が重なっています。",
    en: "The breaks overlap.",
    vi: "Các giờ nghỉ bị trùng nhau.",
  },
  placeMissing: {
    ja: "どこでの出勤か（手配・現場・会社）を選んでください。",
    en: "Choose where you check in: an arrangement, a site or the office.",
    vi: "Vui lòng chọn nơi vào ca: lịch làm, công trường hoặc văn phòng.",
  },
  onePlaceOnly: {
    ja: "手配・現場・会社のうち1つだけを選んでください。",
    en: "Choose only one: an arrangement, a site or the office.",
    vi: "Chỉ chọn một: lịch làm, công trường hoặc văn phòng.",
  },
  placeOfAnotherPunch: {
    ja: "出勤した所と違います。退勤は出勤した所で記録されます。",
    en: "This is not where the check-in was. The check-out belongs to the place of the check-in.",
    vi: "Khác với nơi đã vào ca. Giờ tan ca được ghi theo nơi đã vào ca.",
  },
  nothingCorrected: {
    ja: "変えたところがありません。",
    en: "Nothing was changed.",
    vi: "Không có gì thay đổi.",
  },
  punchesOverlap: {
    ja: "ほかの打刻と時間が重なっています。",
    en: "This overlaps another punch.",
    vi: "Bị trùng với lần chấm công khác.",
  },
  restTooLong: {
    ja: "休憩が勤務時間を超えています。",
    en: "The break is longer than the working time.",
    vi: "Giờ nghỉ dài hơn giờ làm.",
  },
} as const satisfies Record<string, Sentence>
