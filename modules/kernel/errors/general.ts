/** What may go wrong in any call: input, versions, limits, files. */
import type { CatalogueEntry } from "./entry.ts"

export const generalErrors = {
  Unknown_Error: {
    status: 500,
    ja: "問題が発生しました。時間をおいてもう一度お試しください。",
    en: "Something went wrong. Please wait a moment and try again.",
    vi: "Đã xảy ra sự cố. Vui lòng đợi một lát rồi thử lại.",
  },
  Invalid_Input: {
    status: 400,
    ja: "入力内容に誤りがあります。",
    en: "Some of the information entered is not correct.",
    vi: "Thông tin đã nhập có chỗ chưa đúng.",
  },
  Update_Error: {
    status: 409,
    ja: "更新できませんでした。",
    en: "The change could not be saved.",
    vi: "Không thể lưu thay đổi.",
  },
  Update_Expired: {
    status: 409,
    ja: "ほかの人が先に更新しました。最新の内容を読み込みます。",
    en: "Someone else updated this first. The latest version will be loaded.",
    vi: "Người khác đã cập nhật trước. Nội dung mới nhất sẽ được tải lại.",
  },
  Not_Found: {
    status: 404,
    ja: "データが見つかりません。",
    en: "The data was not found.",
    vi: "Không tìm thấy dữ liệu.",
  },
  Method_Not_Allowed: {
    status: 405,
    ja: "この呼び方は使えません。",
    en: "This address cannot be called in this way.",
    vi: "Không thể gọi địa chỉ này theo cách này.",
  },
  Maximum_Request: {
    status: 429,
    ja: "操作が多すぎます。少し待ってからお試しください。",
    en: "Too many requests. Please wait a moment and try again.",
    vi: "Quá nhiều thao tác. Vui lòng đợi một lát rồi thử lại.",
  },
  Call_Limit_Exceeded: {
    status: 429,
    ja: "呼び出し回数の上限に達しました。",
    en: "The limit of calls has been reached.",
    vi: "Đã đạt giới hạn số lần gọi.",
  },
  Api_Version_Old: {
    status: 426,
    ja: "新しいバージョンがあります。再読み込みしてください。",
    en: "A new version is available. Please reload the page.",
    vi: "Đã có phiên bản mới. Vui lòng tải lại trang.",
  },
  Idempotency_Key_Reused: {
    status: 422,
    ja: "同じ操作番号で内容の違う要求が届きました。",
    en: "A different request arrived with the same operation number.",
    vi: "Đã nhận một yêu cầu khác với cùng mã thao tác.",
  },
  File_Type_Invalid: {
    status: 415,
    ja: "このファイル形式は使えません。",
    en: "This type of file cannot be used.",
    vi: "Không thể sử dụng loại tệp này.",
  },
  File_Too_Large: {
    status: 413,
    ja: "ファイルが大きすぎます。",
    en: "The file is too large.",
    vi: "Tệp quá lớn.",
  },
  Excel_Index_Invalid: {
    status: 400,
    ja: "Excelの列番号が正しくありません。",
    en: "The Excel column number is not correct.",
    vi: "Số cột Excel không đúng.",
  },
  Excel_From_To_Invalid: {
    status: 400,
    ja: "Excelの開始・終了が正しくありません。",
    en: "The start and end of the Excel range are not correct.",
    vi: "Điểm bắt đầu và kết thúc của phạm vi Excel không đúng.",
  },
  Import_Has_Errors: {
    status: 422,
    ja: "取り込みデータに誤りがあります。",
    en: "The data to import contains errors.",
    vi: "Dữ liệu nhập vào có lỗi.",
  },
  Law_Not_Available: {
    status: 409,
    ja: "この日に適用する法令データが登録されていません。",
    en: "No legal data is registered for this date.",
    vi: "Chưa có dữ liệu pháp luật áp dụng cho ngày này.",
  },
  Service_Unavailable: {
    status: 503,
    ja: "ただいま処理できません。少し待ってからお試しください。",
    en: "The request cannot be processed right now. Please wait a moment and try again.",
    vi: "Hiện chưa thể xử lý. Vui lòng đợi một lát rồi thử lại.",
  },
} as const satisfies Record<string, CatalogueEntry>
