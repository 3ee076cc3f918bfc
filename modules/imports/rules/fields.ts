/** What a sheet of each kind can carry. Pay is not among it: it is agreed with each person, from a day on. */
import type { ImportKind } from "../codes.ts"
import type { ImportField } from "../model/field.ts"

const staff: ReadonlyArray<ImportField> = [
  {
    name: "name",
    reads: "text",
    isRequired: true,
    headings: ["氏名", "名前", "社員名", "従業員名", "姓名", "氏　名", "name", "full name", "họ tên", "họ và tên"],
  },
  {
    name: "furiganaName",
    reads: "furigana",
    headings: ["フリガナ", "ふりがな", "カナ", "カナ氏名", "氏名カナ", "氏名フリガナ", "読み", "kana"],
  },
  {
    name: "roleId",
    reads: { choice: "role" },
    isRequired: true,
    headings: ["役割", "区分", "社員区分", "雇用区分", "雇用形態", "権限", "role", "vai trò"],
  },
  { name: "gender", reads: { choice: "gender" }, empty: 0, headings: ["性別", "男女", "sex", "gender", "giới tính"] },
  {
    name: "birthday",
    reads: "birthday",
    isRequired: true,
    headings: ["生年月日", "誕生日", "生年", "birthday", "date of birth", "ngày sinh"],
  },
  {
    name: "joinDate",
    reads: "day",
    headings: [
      "入社日",
      "入社年月日",
      "入社",
      "雇入日",
      "雇入年月日",
      "採用日",
      "join date",
      "hire date",
      "ngày vào làm",
    ],
  },
  { name: "leftDate", reads: "day", headings: ["退社日", "退職日", "退社年月日", "退職年月日", "leave date"] },
  { name: "job", reads: "trade", headings: ["職種", "職業", "仕事", "工種", "trade", "job", "nghề"] },
  {
    name: "yearExperience",
    reads: "number",
    headings: ["経験年数", "経験", "勤続年数", "years of experience", "kinh nghiệm"],
  },
  {
    name: "phone",
    reads: "phone",
    headings: ["電話", "電話番号", "携帯", "携帯電話", "携帯番号", "TEL", "連絡先", "phone", "mobile", "điện thoại"],
  },
  { name: "email", reads: "email", headings: ["メール", "メールアドレス", "E-mail", "email", "mail"] },
  { name: "address", reads: "text", headings: ["住所", "現住所", "所在地", "address", "địa chỉ"] },
  {
    name: "managerId",
    reads: { named: "vendor" },
    headings: ["協力会社", "所属", "所属会社", "会社名", "下請", "vendor", "company"],
  },
  {
    name: "isDisableViewRevenue",
    reads: { choice: "flag" },
    headings: ["売上を見せない", "売上非表示", "hide revenue"],
  },
  { name: "isSupervisingAdmin", reads: { choice: "flag" }, headings: ["統括", "統括管理者", "supervises"] },
  { name: "bankInfo.bankCode", reads: "bankCode", headings: ["銀行コード", "金融機関コード", "銀行番号", "bank code"] },
  { name: "bankInfo.branchCode", reads: "branchCode", headings: ["支店コード", "支店番号", "店番", "branch code"] },
  { name: "bankInfo.bankName", reads: "text", headings: ["銀行", "銀行名", "金融機関", "金融機関名", "bank"] },
  { name: "bankInfo.branch", reads: "text", headings: ["支店", "支店名", "branch"] },
  { name: "bankInfo.type", reads: { choice: "bankType" }, headings: ["口座種別", "預金種別", "種別", "account type"] },
  { name: "bankInfo.cardNumber", reads: "account", headings: ["口座番号", "口座", "account number"] },
  { name: "bankInfo.ownerName", reads: "accountHolder", headings: ["口座名義", "名義", "口座名義人", "account name"] },
  {
    name: "emergencyAddress.name",
    reads: "text",
    headings: ["緊急連絡先", "緊急連絡先氏名", "緊急連絡先名", "家族連絡先", "emergency contact", "liên hệ khẩn cấp"],
  },
  {
    name: "emergencyAddress.relation",
    reads: "text",
    headings: ["続柄", "緊急連絡先続柄", "関係", "relation", "quan hệ"],
  },
  {
    name: "emergencyAddress.phone",
    reads: "phone",
    headings: ["緊急連絡先電話", "緊急連絡先電話番号", "緊急電話", "緊急時電話番号", "emergency phone"],
  },
  { name: "emergencyAddress.address", reads: "text", headings: ["緊急連絡先住所", "家族住所", "emergency address"] },
  { name: "description", reads: "text", headings: ["備考", "メモ", "note", "ghi chú"] },
]

const company: ReadonlyArray<ImportField> = [
  {
    name: "companyName",
    reads: "text",
    isRequired: true,
    headings: [
      "会社名",
      "社名",
      "名称",
      "商号",
      "取引先",
      "取引先名",
      "協力会社",
      "協力会社名",
      "業者名",
      "得意先",
      "得意先名",
      "顧客名",
      "客先",
      "company",
      "company name",
      "tên công ty",
    ],
  },
  { name: "furiganaName", reads: "furigana", headings: ["フリガナ", "ふりがな", "カナ", "読み", "会社名カナ", "kana"] },
  {
    name: "name",
    reads: "text",
    headings: ["担当者", "担当", "担当者名", "代表者", "代表者名", "氏名", "contact", "người phụ trách"],
  },
  { name: "email", reads: "email", headings: ["メール", "メールアドレス", "E-mail", "email", "mail"] },
  { name: "faxNumber", reads: "phone", headings: ["FAX", "FAX番号", "ファックス", "ファクス"] },
  { name: "postalCode", reads: "postalCode", headings: ["郵便番号", "〒", "postal code", "zip", "mã bưu điện"] },
  { name: "address", reads: "text", headings: ["住所", "所在地", "本社住所", "address", "địa chỉ"] },
  {
    name: "registrationNumber",
    reads: "registrationNumber",
    headings: ["登録番号", "インボイス番号", "適格請求書発行事業者登録番号", "T番号", "registration number"],
  },
]
const phoneHeadings = ["電話", "電話番号", "TEL", "代表電話", "連絡先", "phone", "điện thoại"]
const noteField: ImportField = { name: "note", reads: "text", headings: ["備考", "メモ", "note", "ghi chú"] }

const vendor: ReadonlyArray<ImportField> = [
  ...company,
  { name: "phoneNumber", reads: "phone", headings: phoneHeadings },
  { name: "contractDate", reads: "day", headings: ["契約日", "基本契約日", "取引開始日", "contract date"] },
  {
    name: "regularUnitPrice",
    reads: "yen",
    headings: ["単価", "常用単価", "日勤単価", "人工単価", "発注単価", "unit price", "đơn giá"],
  },
  { name: "nightUnitPrice", reads: "yen", headings: ["夜間単価", "夜勤単価", "night price"] },
  { name: "vendorSalaryClosingDate", reads: "dayOfMonth", headings: ["締日", "締め日", "締切日", "closing day"] },
  { name: "vendorPaymentMonthOffset", reads: { choice: "month" }, headings: ["支払月", "支払サイト", "payment month"] },
  { name: "vendorPaymentDate", reads: "dayOfMonth", headings: ["支払日", "支払い日", "payment day"] },
  noteField,
]
const customer: ReadonlyArray<ImportField> = [
  ...company,
  { name: "phone", reads: "phone", headings: phoneHeadings },
  {
    name: "regularUnitPrice",
    reads: "yen",
    headings: ["単価", "常用単価", "日勤単価", "人工単価", "unit price", "đơn giá"],
  },
  { name: "nightUnitPrice", reads: "yen", headings: ["夜間単価", "夜勤単価", "night price"] },
  { name: "deadline", reads: "dayOfMonth", headings: ["締日", "締め日", "締切日", "closing day"] },
  { name: "paymentMonth", reads: { choice: "month" }, headings: ["入金月", "支払月", "支払サイト", "payment month"] },
  { name: "paymentDate", reads: "dayOfMonth", headings: ["入金日", "支払日", "payment day"] },
  noteField,
]

const site: ReadonlyArray<ImportField> = [
  {
    name: "name",
    reads: "text",
    isRequired: true,
    headings: ["現場名", "現場", "工事名", "工事名称", "件名", "物件名", "site", "site name", "công trường"],
  },
  { name: "nameKana", reads: "furigana", headings: ["フリガナ", "ふりがな", "カナ", "読み", "現場名カナ", "kana"] },
  {
    name: "customerId",
    reads: { named: "customer" },
    isRequired: true,
    headings: [
      "得意先",
      "客先",
      "元請",
      "元請会社",
      "発注者",
      "注文者",
      "取引先",
      "顧客",
      "会社名",
      "customer",
      "khách hàng",
    ],
  },
  {
    name: "type",
    reads: { choice: "siteType" },
    isRequired: true,
    headings: ["種別", "区分", "契約", "契約形態", "工事種別", "type"],
  },
  {
    name: "address",
    reads: "text",
    isRequired: true,
    headings: ["住所", "所在地", "現場住所", "工事場所", "場所", "address", "địa chỉ"],
  },
  {
    name: "state",
    reads: { choice: "siteState" },
    headings: ["状態", "状況", "進捗", "ステータス", "state", "status"],
  },
  { name: "startTime", reads: "day", headings: ["着工", "着工日", "開始日", "工期開始", "工期自", "自", "start"] },
  {
    name: "endTime",
    reads: "day",
    headings: ["竣工", "竣工日", "完了日", "終了日", "工期終了", "工期至", "至", "end"],
  },
  {
    name: "regularUnitPrice",
    reads: "yen",
    headings: ["単価", "常用単価", "日勤単価", "人工単価", "unit price", "đơn giá"],
  },
  { name: "nightUnitPrice", reads: "yen", headings: ["夜間単価", "夜勤単価", "night price"] },
  {
    name: "contractValue",
    reads: "yen",
    headings: ["請負金額", "契約金額", "工事金額", "受注金額", "金額", "contract value"],
  },
  { name: "station", reads: "text", headings: ["最寄駅", "最寄り駅", "駅", "station"] },
  { name: "meetingPlace", reads: "text", headings: ["集合場所", "集合", "meeting place"] },
  { name: "leaderId", reads: { named: "staff" }, headings: ["職長", "責任者", "担当", "担当者", "leader"] },
  { name: "representativeName", reads: "text", headings: ["現場代理人", "代理人", "客先担当", "客先担当者"] },
  { name: "description", reads: "text", headings: ["備考", "メモ", "内容", "note", "ghi chú"] },
]

export const fieldsOf: Readonly<Record<ImportKind, ReadonlyArray<ImportField>>> = { staff, vendor, customer, site }
