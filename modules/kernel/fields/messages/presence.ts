/** What is missing, of the wrong kind, too long or said twice. */
import type { Sentence } from "./sentence.ts"

export const presenceMessages = {
  required: {
    ja: "この項目を入力してください。",
    en: "Please fill in this field.",
    vi: "Vui lòng nhập mục này.",
  },
  notChosen: {
    ja: "選択してください。",
    en: "Please choose one.",
    vi: "Vui lòng chọn một mục.",
  },
  notYoursToChange: {
    ja: "この項目を変える権限がありません。",
    en: "You may not change this field.",
    vi: "Bạn không có quyền thay đổi mục này.",
  },
  blockedAlready: {
    ja: "すでに利用を停止しています。",
    en: "This person is blocked already.",
    vi: "Người này đã bị khóa rồi.",
  },
  reasonOfBlockOnly: {
    ja: "理由は、利用を停止または再開するときだけ書けます。",
    en: "A reason goes with blocking or unblocking only.",
    vi: "Lý do chỉ ghi khi khóa hoặc mở khóa.",
  },
  everyDayOff: {
    ja: "すべての日が休みになっています。働く日を1日以上残してください。",
    en: "Every day is a day off. Please leave one working day at least.",
    vi: "Tất cả các ngày đều là ngày nghỉ. Vui lòng để lại ít nhất một ngày làm việc.",
  },
  leaderNotOnTask: {
    ja: "職長は、この手配に入っている人から選んでください。",
    en: "Please choose the leader among the people on this arrangement.",
    vi: "Vui lòng chọn tổ trưởng trong những người được phân công ở đây.",
  },
  notOfRole: {
    ja: "この役割では選べません。",
    en: "This cannot be chosen for this role.",
    vi: "Không thể chọn mục này cho vai trò này.",
  },
  stillUsed: {
    ja: "現場・職人・ログインする人・招待のどれかで使われているため、削除できません。",
    en: "This cannot be removed: a site, a worker, a login or an invitation still uses it.",
    vi: "Không thể xóa vì công trường, thợ, người đăng nhập hoặc lời mời vẫn đang dùng.",
  },
  partnerStopped: {
    ja: "取引停止中のため、新しく登録できません。",
    en: "Dealings with this partner are stopped, so nothing new can be registered.",
    vi: "Đã ngừng giao dịch với đối tác này nên không thể đăng ký mới.",
  },
  payNotOfRole: {
    ja: "いまの給与の種類は、この役割では使えません。先に給与条件を変えてください。",
    en: "This role cannot have the present type of pay. Please change the pay terms first.",
    vi: "Vai trò này không dùng được hình thức lương hiện tại. Vui lòng đổi điều kiện lương trước.",
  },
  invalid: {
    ja: "入力内容が正しくありません。",
    en: "This entry is not correct.",
    vi: "Nội dung nhập không đúng.",
  },
  unknownField: {
    ja: "この項目は使えません。",
    en: "This field cannot be used.",
    vi: "Không thể sử dụng mục này.",
  },
  notBesideAnother: {
    ja: "「{1}」と同時には指定できません。",
    en: "This cannot be given together with “{1}”.",
    vi: "Không thể chỉ định cùng lúc với “{1}”.",
  },
  registrationWaits: {
    ja: "この名前の企業は、すでに登録して承認を待っています。",
    en: "You have already registered a company of this name, which waits for approval.",
    vi: "Bạn đã đăng ký công ty tên này và đang chờ phê duyệt.",
  },
  notText: {
    ja: "文字で入力してください。",
    en: "Please enter text.",
    vi: "Vui lòng nhập văn bản.",
  },
  paidByMonthOnly: {
    ja: "給与では日払い・週払いはまだ使えません。月払いを選んでください。",
    en: "Wages by the day or by the week are not available yet. Please choose monthly payment.",
    vi: "Lương chưa hỗ trợ trả theo ngày hoặc theo tuần. Vui lòng chọn trả theo tháng.",
  },
  closesAtMonthEnd: {
    ja: "給与の締め日は会社と同じ月末です。人ごとの締め日は使えません。",
    en: "Wages close at the end of the month, as the company does. A closing day of one's own is not available.",
    vi: "Lương chốt vào cuối tháng như công ty. Không thể dùng ngày chốt riêng cho từng người.",
  },
  closesOnDay: {
    ja: "給与の締め日は会社と同じ{1}日です。人ごとの締め日は使えません。",
    en: "Wages close on day {1}, as the company does. A closing day of one's own is not available.",
    vi: "Lương chốt vào ngày {1} như công ty. Không thể dùng ngày chốt riêng cho từng người.",
  },
  paidInSameMonth: {
    ja: "給与の支払月は会社と同じ当月です。人ごとの支払月は使えません。",
    en: "Wages are paid in the same month, as the company pays them. A month of one's own is not available.",
    vi: "Lương trả trong cùng tháng như công ty. Không thể dùng tháng trả riêng cho từng người.",
  },
  paidInNextMonth: {
    ja: "給与の支払月は会社と同じ翌月です。人ごとの支払月は使えません。",
    en: "Wages are paid in the next month, as the company pays them. A month of one's own is not available.",
    vi: "Lương trả vào tháng sau như công ty. Không thể dùng tháng trả riêng cho từng người.",
  },
  paidAtMonthEnd: {
    ja: "給与の支払日は会社と同じ月末です。人ごとの支払日は使えません。",
    en: "Wages are paid at the end of the month, as the company pays them. A pay day of one's own is not available.",
    vi: "Lương trả vào cuối tháng như công ty. Không thể dùng ngày trả riêng cho từng người.",
  },
  paidOnDay: {
    ja: "給与の支払日は会社と同じ{1}日です。人ごとの支払日は使えません。",
    en: "Wages are paid on day {1}, as the company pays them. A pay day of one's own is not available.",
    vi: "Lương trả vào ngày {1} như công ty. Không thể dùng ngày trả riêng cho từng người.",
  },
  notChoice: {
    ja: "選択肢から選んでください。",
    en: "Please choose one of the options.",
    vi: "Vui lòng chọn một trong các lựa chọn.",
  },
  notList: {
    ja: "一覧の形が正しくありません。",
    en: "This must be a list.",
    vi: "Mục này phải là danh sách.",
  },
  notTicked: {
    ja: "チェックの値が正しくありません。",
    en: "This must be yes or no.",
    vi: "Mục này phải là có hoặc không.",
  },
  badCharacter: {
    ja: "使えない文字が含まれています。",
    en: "This contains characters that cannot be used.",
    vi: "Có ký tự không sử dụng được.",
  },
  tooLong: {
    ja: "{1}文字以内で入力してください。",
    en: "Please enter {1} characters or fewer.",
    vi: "Vui lòng nhập không quá {1} ký tự.",
  },
  tooMany: {
    ja: "{1}件以内にしてください。",
    en: "Please keep to {1} items or fewer.",
    vi: "Vui lòng giữ tối đa {1} mục.",
  },
  tooFew: {
    ja: "{1}件以上選択してください。",
    en: "Please choose {1} or more.",
    vi: "Vui lòng chọn ít nhất {1} mục.",
  },
  closedMonth: {
    ja: "締めた月（{1}）の給与が変わるため、変えられません。先にその月を訂正のために開いてください。",
    en: "This would change the pay of {1}, which is closed. Open that month for correction first.",
    vi: "Thay đổi này làm đổi lương của tháng {1} đã chốt. Hãy mở tháng đó để sửa trước.",
  },
  onlyFixedPrice: {
    ja: "協力会社の金額は、請負の現場だけに入力できます。",
    en: "Only a fixed-price site takes an amount for a partner company.",
    vi: "Chỉ công trường khoán mới nhập số tiền cho công ty hợp tác.",
  },
  onlyLabour: {
    ja: "人工単価は、常用の現場だけに入力できます。",
    en: "Only a labour site takes unit prices by the day.",
    vi: "Chỉ công trường tính công mới nhập đơn giá công.",
  },
  notStopped: {
    ja: "締めを止めている項目がある人だけを除外できます。",
    en: "Only people whose slip something stops can be left out.",
    vi: "Chỉ có thể loại những người có mục đang chặn việc chốt.",
  },
  duplicate: {
    ja: "同じ内容が重複しています。",
    en: "This entry appears more than once.",
    vi: "Nội dung này bị trùng lặp.",
  },
} as const satisfies Record<string, Sentence>
