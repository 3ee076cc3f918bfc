/** Plans, seats, cards. */
import type { CatalogueEntry } from "./entry.ts"

export const planErrors = {
  Admin_Of_This_Company_Expire_Purchase: {
    status: 402,
    ja: "プランの有効期限が切れました。",
    en: "The plan has expired.",
    vi: "Gói dịch vụ đã hết hạn.",
  },
  Card_Payment_Failed: {
    status: 402,
    ja: "カード決済に失敗しました。",
    en: "The card payment failed.",
    vi: "Thanh toán bằng thẻ không thành công.",
  },
  Card_Charge_Failed: {
    status: 402,
    ja: "カードへの請求に失敗しました。",
    en: "The card could not be charged.",
    vi: "Không thể trừ tiền từ thẻ.",
  },
  Card_Not_Exist: {
    status: 404,
    ja: "カードが登録されていません。",
    en: "No card is registered.",
    vi: "Chưa đăng ký thẻ.",
  },
  Subscription_Never: {
    status: 409,
    ja: "プランの契約がありません。",
    en: "There is no contract for a plan.",
    vi: "Chưa có hợp đồng gói dịch vụ.",
  },
  Subscription_Already: {
    status: 409,
    ja: "すでに契約済みのプランです。",
    en: "You are already on this plan.",
    vi: "Bạn đã đăng ký gói này.",
  },
  Subscription_None: {
    status: 404,
    ja: "プランが見つかりません。",
    en: "The plan was not found.",
    vi: "Không tìm thấy gói dịch vụ.",
  },
  Subscription_Type_Update_Failed: {
    status: 409,
    ja: "契約種別を変更できませんでした。",
    en: "The type of contract could not be changed.",
    vi: "Không thể thay đổi loại hợp đồng.",
  },
  Company_Maximum_Member: {
    status: 409,
    ja: "登録できる人数の上限です。",
    en: "The limit of members has been reached.",
    vi: "Đã đạt giới hạn số người đăng ký.",
  },
  Buy_More_Members_Required: {
    status: 402,
    ja: "人数を追加購入してください。",
    en: "Please buy more members.",
    vi: "Vui lòng mua thêm số người.",
  },
} as const satisfies Record<string, CatalogueEntry>
