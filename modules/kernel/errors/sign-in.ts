/** Signing in and staying signed in: passwords, tokens, codes, links, the state of an account. */
import type { CatalogueEntry } from "./entry.ts"

export const signInErrors = {
  Username_Or_Password_Invalid: {
    status: 401,
    ja: "メールアドレスまたはパスワードが違います。",
    en: "The e-mail address or the password is not correct.",
    vi: "Địa chỉ email hoặc mật khẩu không đúng.",
  },
  Password_Not_True: {
    status: 400,
    ja: "現在のパスワードが違います。",
    en: "The current password is not correct.",
    vi: "Mật khẩu hiện tại không đúng.",
  },
  Email_Already_exist: {
    status: 409,
    ja: "このメールアドレスはすでに登録されています。",
    en: "This e-mail address is already registered.",
    vi: "Địa chỉ email này đã được đăng ký.",
  },
  Email_Not_exist: {
    status: 404,
    ja: "このメールアドレスは登録されていません。",
    en: "This e-mail address is not registered.",
    vi: "Địa chỉ email này chưa được đăng ký.",
  },
  Token_Not_Exist: {
    status: 401,
    ja: "ログインし直してください。",
    en: "Please sign in again.",
    vi: "Vui lòng đăng nhập lại.",
  },
  Token_Expired: {
    status: 401,
    ja: "ログインの有効期限が切れました。",
    en: "Your sign-in has expired.",
    vi: "Phiên đăng nhập đã hết hạn.",
  },
  Refresh_Token_Not_Exist: {
    status: 401,
    ja: "ログインし直してください。",
    en: "Please sign in again.",
    vi: "Vui lòng đăng nhập lại.",
  },
  Refresh_Token_Expire: {
    status: 401,
    ja: "ログインの有効期限が切れました。",
    en: "Your sign-in has expired.",
    vi: "Phiên đăng nhập đã hết hạn.",
  },
  User_Blocked: {
    status: 403,
    ja: "このアカウントはブロックされています。",
    en: "This account is blocked.",
    vi: "Tài khoản này đã bị khóa.",
  },
  User_Not_Verify: {
    status: 403,
    ja: "メールアドレスの確認が済んでいません。",
    en: "The e-mail address has not been confirmed yet.",
    vi: "Địa chỉ email chưa được xác nhận.",
  },
  User_Suspend: {
    status: 403,
    ja: "このアカウントは休止中です。",
    en: "This account is suspended.",
    vi: "Tài khoản này đang tạm ngừng.",
  },
  Account_Already_Verified: {
    status: 409,
    ja: "アカウントは確認済みです。",
    en: "The account has already been confirmed.",
    vi: "Tài khoản đã được xác nhận.",
  },
  Maximum_Retry_Verification_Code: {
    status: 429,
    ja: "確認コードの入力回数の上限に達しました。",
    en: "The verification code was entered too many times.",
    vi: "Đã vượt quá số lần nhập mã xác nhận.",
  },
  Verification_Code_Invalid: {
    status: 400,
    ja: "確認コードが正しくありません。",
    en: "The verification code is not correct.",
    vi: "Mã xác nhận không đúng.",
  },
  Link_Expired: {
    status: 410,
    ja: "リンクの有効期限が切れています。",
    en: "This link has expired.",
    vi: "Liên kết đã hết hạn.",
  },
  Link_Used: {
    status: 410,
    ja: "このリンクは使用済みです。",
    en: "This link has already been used.",
    vi: "Liên kết này đã được sử dụng.",
  },
  Register_Token_Invalid: {
    status: 400,
    ja: "登録用リンクが正しくありません。",
    en: "The registration link is not correct.",
    vi: "Liên kết đăng ký không đúng.",
  },
  Invite_Token_Invalid: {
    status: 400,
    ja: "招待リンクが正しくありません。",
    en: "The invitation link is not correct.",
    vi: "Liên kết mời không đúng.",
  },
} as const satisfies Record<string, CatalogueEntry>
