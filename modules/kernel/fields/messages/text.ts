/** Addresses, numbers of people and companies, names, passwords, file names. */
import type { Sentence } from "./sentence.ts"

export const textMessages = {
  email: {
    ja: "メールアドレスの形式が正しくありません。",
    en: "The e-mail address is not correct.",
    vi: "Địa chỉ email không đúng.",
  },
  phone: {
    ja: "電話番号の形式が正しくありません。",
    en: "The phone number format is not correct.",
    vi: "Định dạng số điện thoại không đúng.",
  },
  fax: {
    ja: "FAX番号の形式が正しくありません。",
    en: "The fax number format is not correct.",
    vi: "Định dạng số fax không đúng.",
  },
  postalCode: {
    ja: "郵便番号は「123-4567」の形式で入力してください。",
    en: "Please enter the postal code as 123-4567.",
    vi: "Vui lòng nhập mã bưu điện theo dạng 123-4567.",
  },
  katakana: {
    ja: "カタカナで入力してください。",
    en: "Please enter in katakana.",
    vi: "Vui lòng nhập bằng chữ Katakana.",
  },
  lettersAndDigits: {
    ja: "半角の英数字で入力してください。",
    en: "Please enter numbers or letters.",
    vi: "Vui lòng nhập chữ cái hoặc chữ số.",
  },
  accountHolder: {
    ja: "口座名義は、半角カナ・英大文字・数字と ( ) - . で30文字までです。",
    en: "The account name is up to 30 half-width katakana, capitals, digits and ( ) - .",
    vi: "Tên chủ tài khoản tối đa 30 ký tự: katakana nửa độ rộng, chữ hoa, chữ số và ( ) - .",
  },
  bankUnknown: {
    ja: "この番号の銀行は、一覧にありません。",
    en: "No bank of the list has this number.",
    vi: "Danh sách không có ngân hàng mang mã số này.",
  },
  branchUnknown: {
    ja: "この銀行に、この番号の支店はありません。",
    en: "This bank has no branch of this number.",
    vi: "Ngân hàng này không có chi nhánh mang mã số này.",
  },
  bankNameOther: {
    ja: "番号の銀行・支店は「{1}」です。名前か番号を直してください。",
    en: "The number belongs to “{1}”. Please correct the name or the number.",
    vi: "Mã số này thuộc về “{1}”. Vui lòng sửa tên hoặc mã số.",
  },
  registrationNumber: {
    ja: "登録番号は13桁の数字で入力してください。",
    en: "Please enter the 13 digits of the registration number.",
    vi: "Vui lòng nhập 13 chữ số của mã số đăng ký.",
  },
  registrationCheckDigit: {
    ja: "登録番号の検査数字が合いません。番号をお確かめください。",
    en: "The check digit does not match. Please check the registration number.",
    vi: "Chữ số kiểm tra không khớp. Vui lòng kiểm tra lại mã số đăng ký.",
  },
  passwordLength: {
    ja: "パスワードは{1}文字以上{2}文字以下で入力してください。",
    en: "The password must be {1} to {2} characters long.",
    vi: "Mật khẩu phải dài từ {1} đến {2} ký tự.",
  },
  passwordCommon: {
    ja: "よく使われているパスワードなので、すぐに当てられます。ほかのパスワードにしてください。",
    en: "This password is so common that it is guessed at once. Please choose another one.",
    vi: "Mật khẩu này quá phổ biến nên rất dễ bị đoán. Vui lòng chọn mật khẩu khác.",
  },
  passwordOwnAddress: {
    ja: "メールアドレスと同じパスワードは使えません。",
    en: "The password must not be the e-mail address.",
    vi: "Không dùng địa chỉ email làm mật khẩu.",
  },
  codeTriesLeft: {
    ja: "確認コードが正しくありません。あと{1}回入力できます。",
    en: "The code is not correct. Tries left: {1}.",
    vi: "Mã xác nhận không đúng. Còn {1} lần nhập.",
  },
  sixDigits: {
    ja: "6桁の数字を入力してください。",
    vi: "Hãy nhập 6 chữ số.",
    en: "Enter the six digits.",
  },
  mailOfOnePerson: {
    ja: "本人だけのリンクが入ったメールは、ほかのアドレスには送れません。",
    vi: "Thư có liên kết riêng của một người thì không gửi được đến địa chỉ khác.",
    en: "This mail carries one person's own link: it can't go to another address.",
  },
  passwordMismatch: {
    ja: "パスワードと確認用パスワードが一致しません。",
    en: "The password and the confirmation do not match.",
    vi: "Mật khẩu và mật khẩu xác nhận không khớp.",
  },
  fileNameCharacters: {
    ja: 'ファイル名に / \\ : * ? " < > | は使えません。',
    en: 'The file name cannot contain / \\ : * ? " < > |.',
    vi: 'Tên tệp không được chứa / \\ : * ? " < > |.',
  },
  fileNamePdf: {
    ja: "ファイル名の末尾は .pdf にしてください。",
    en: "The file name must end with .pdf.",
    vi: "Tên tệp phải kết thúc bằng .pdf.",
  },
} as const satisfies Record<string, Sentence>
