/** Why a policy says no because of what it is about, in the words of whoever reads it: the policies' own words are for logs and tests. */
import type { Words } from "#modules/kernel/policy-words.ts"

export const reasonsOfSubject = {
  "another company": { ja: "ほかの会社のことです。", en: "It is another company's.", vi: "Thuộc công ty khác." },
  "another's mail": { ja: "ほかの人のメールです。", en: "It is another's mail.", vi: "Là thư của người khác." },
  "a link that another's invitation carries": {
    ja: "リンクを開けるのは、送った人と管理者だけです。",
    en: "Its link opens only for its sender and for admins.",
    vi: "Chỉ người gửi và quản trị viên mở được liên kết.",
  },
  "waits to be sent": { ja: "まだ送信を待っています。", en: "It still waits to be sent.", vi: "Thư đang chờ gửi." },
  "carries a link that is gone": {
    ja: "中のリンクがもう使えません。",
    en: "Its link is gone.",
    vi: "Liên kết trong thư không còn dùng được.",
  },
  "not open": {
    ja: "まだ締めていない月だけです。",
    en: "Only while the month is open.",
    vi: "Chỉ khi tháng chưa chốt.",
  },
  "not closed": { ja: "締めた月だけです。", en: "Only once the month is closed.", vi: "Chỉ khi tháng đã chốt." },
  "the month is closed": {
    ja: "締めた月の勤怠は変えられません。",
    en: "Attendance of a closed month cannot be changed.",
    vi: "Không thể sửa chấm công của tháng đã chốt.",
  },
  blocked: { ja: "利用を停止した人です。", en: "He is blocked.", vi: "Người này đã bị chặn." },
  "own pay": {
    ja: "自分の給与の条件は、自分では直せません。",
    en: "Nobody changes his own pay.",
    vi: "Không ai tự sửa lương của mình.",
  },
  "a role that sees no revenue": {
    ja: "管理レポートを見る役割ではありません。",
    en: "It is a role that sees no revenue.",
    vi: "Vai trò không xem doanh thu.",
  },
  supervises: {
    ja: "監督する管理者には、管理レポートがいつも見えます。",
    en: "A supervising admin always sees the revenue.",
    vi: "Quản trị viên giám sát luôn xem được doanh thu.",
  },
  oneself: { ja: "自分のことは決められません。", en: "Not of oneself.", vi: "Không tự quyết định cho mình." },
  "no admin who could act": {
    ja: "利用できる管理者だけが対象です。",
    en: "Only of admins who can act.",
    vi: "Chỉ áp dụng với quản trị viên đang hoạt động.",
  },
  "a partner's": {
    ja: "取引先の人の役割は変えられません。",
    en: "A partner's people keep their role.",
    vi: "Không đổi vai trò người của đối tác.",
  },
  "the vendor's matter": {
    ja: "給与・保険は、その協力会社が扱います。",
    en: "Their vendor sees to that.",
    vi: "Do nhà thầu của họ phụ trách.",
  },
  "not one whom he sees": {
    ja: "見える人ではありません。",
    en: "Not one whom this role sees.",
    vi: "Không phải người vai trò này được xem.",
  },
  "blocked already": { ja: "もう停止しています。", en: "He is blocked already.", vi: "Đã bị chặn." },
  "not blocked": { ja: "停止していません。", en: "He is not blocked.", vi: "Chưa bị chặn." },
  "not a worker of his": { ja: "自社の職人だけです。", en: "Only one's own workers.", vi: "Chỉ thợ của công ty mình." },
  "not his own company": { ja: "自社の登録だけです。", en: "Only of one's own company.", vi: "Chỉ công ty của mình." },
  "a vendor's worker": {
    ja: "協力会社の職人の情報は、本人が直します。",
    en: "A vendor's worker keeps his own record.",
    vi: "Thợ của nhà thầu tự sửa hồ sơ.",
  },
  "not paid here": {
    ja: "この会社からは給与を受けません。",
    en: "Not paid by this company.",
    vi: "Không nhận lương từ công ty này.",
  },
  "another vendor's worker": {
    ja: "ほかの協力会社の職人です。",
    en: "He is another vendor's.",
    vi: "Thợ của nhà thầu khác.",
  },
  "the end is there": { ja: "退勤は入っています。", en: "The end is there.", vi: "Đã có giờ ra." },
  "nobody to ask": { ja: "聞く相手がありません。", en: "There is nobody to ask.", vi: "Không có ai để hỏi." },
  "somebody else's rest": {
    ja: "ほかの人の休憩です。",
    en: "It is somebody else's rest.",
    vi: "Là giờ nghỉ của người khác.",
  },
  "not its customer": {
    ja: "その手配の客先ではありません。",
    en: "Not the customer of it.",
    vi: "Không phải khách của phân công này.",
  },
  "not asked for people": {
    ja: "自社の枠がありません。",
    en: "Not asked for people.",
    vi: "Không có chỗ dành cho công ty.",
  },
  "not theirs": {
    ja: "関わりのない手配・現場です。",
    en: "Not one that they have a part in.",
    vi: "Không liên quan đến họ.",
  },
  "its pay month is closed": {
    ja: "給与の月を締めています。",
    en: "Its pay month is closed.",
    vi: "Tháng lương đã chốt.",
  },
  "its month is closed": {
    ja: "その月は締めています。",
    en: "Its month is closed.",
    vi: "Tháng đó đã chốt.",
  },
  "has ended": { ja: "もう終わっています。", en: "It has ended.", vi: "Đã kết thúc." },
  "has not ended badly": { ja: "失敗していません。", en: "It has not failed.", vi: "Không thất bại." },
  "another's": { ja: "ほかの人が送った招待です。", en: "Another sent it.", vi: "Do người khác gửi." },
  "answered yes": { ja: "もう参加しています。", en: "It was accepted.", vi: "Đã được chấp nhận." },
  "no longer open": {
    ja: "もう返事待ちではありません。",
    en: "It waits for no answer any more.",
    vi: "Không còn chờ trả lời.",
  },
  "an admin's": { ja: "管理者への招待です。", en: "It is for an admin.", vi: "Lời mời dành cho quản trị viên." },
  "the admin side's": {
    ja: "管理側への招待です。",
    en: "It is for the admin side.",
    vi: "Lời mời dành cho bên quản trị.",
  },
  "of no row that he sees": {
    ja: "見られない記録のファイルです。",
    en: "It belongs to a record that is not shown.",
    vi: "Tệp thuộc hồ sơ không được xem.",
  },
  "another's, and of no row yet": {
    ja: "ほかの人がアップロードしただけのファイルです。",
    en: "Somebody else uploaded it, and nothing refers to it yet.",
    vi: "Tệp do người khác vừa tải lên.",
  },
  "the partner's matter": {
    ja: "その取引先が決めることです。",
    en: "It is for the partner to decide.",
    vi: "Do đối tác quyết định.",
  },
  "not one that he sees": {
    ja: "見える取引先ではありません。",
    en: "Not one that this role sees.",
    vi: "Không phải đối tác được xem.",
  },
} as const satisfies Readonly<Record<string, Words>>
