/** Files that are sent along. */
import type { Sentence } from "./sentence.ts"

export const fileMessages = {
  tooManyFiles: {
    ja: "アップロードするファイルは{1}枚以下になります。",
    en: "Please upload {1} files or fewer.",
    vi: "Vui lòng tải lên không quá {1} tệp.",
  },
  fileTooLarge: {
    ja: "1つのファイルは{1}MB以下にしてください。",
    en: "A file may have at most {1} MB.",
    vi: "Mỗi tệp tối đa {1} MB.",
  },
  unusedFilesFull: {
    ja: "まだどこにも使われていないファイルが上限の{1}MBに達しています。登録に使うか、明日もう一度お試しください。",
    en: "Uploaded files that are not used anywhere yet have reached the limit of {1} MB. Please use them, or try again tomorrow.",
    vi: "Các tệp đã tải lên nhưng chưa dùng đã đạt giới hạn {1} MB. Vui lòng sử dụng chúng hoặc thử lại vào ngày mai.",
  },
  filePixels: {
    ja: "画像の画素数が多すぎます。5,000万画素以下の画像にしてください。",
    en: "This picture has too many pixels. Please use one of at most 50 megapixels.",
    vi: "Ảnh có quá nhiều điểm ảnh. Vui lòng dùng ảnh tối đa 50 megapixel.",
  },
  fileEmpty: {
    ja: "中身のないファイルです。別のファイルを選んでください。",
    en: "This file is empty. Please choose another one.",
    vi: "Tệp này trống. Vui lòng chọn tệp khác.",
  },
  fileKind: {
    ja: "このファイルは使えません。画像（JPEG・PNG・WebP）かPDFを選んでください。契約書はWordとテキストも使えます。",
    en: "This file cannot be used. Please choose a picture (JPEG, PNG, WebP) or a PDF; a contract may also be Word or text.",
    vi: "Không dùng được tệp này. Vui lòng chọn ảnh (JPEG, PNG, WebP) hoặc PDF; hợp đồng có thể là Word hoặc văn bản.",
  },
  /** An attachment by its name: ten are sent at a time. */
  attachmentKind: {
    ja: "{1} は使えません。PDFか画像（JPEG・PNG・WebP）を選んでください。",
    en: "The file {1} cannot be used. Please choose a PDF or a picture (JPEG, PNG, WebP).",
    vi: "Không dùng được {1}. Vui lòng chọn PDF hoặc ảnh (JPEG, PNG, WebP).",
  },
  fileHeic: {
    ja: "iPhoneのHEIC形式の写真は使えません。JPEGにして選んでください（iPhoneの「設定」→「カメラ」→「フォーマット」→「互換性優先」にすると、次からJPEGで撮れます）。",
    en: "Photos in the iPhone’s HEIC format cannot be used. Please choose it as a JPEG (iPhone: Settings → Camera → Formats → Most Compatible takes JPEGs from then on).",
    vi: "Không dùng được ảnh định dạng HEIC của iPhone. Hãy chọn ảnh JPEG (iPhone: Cài đặt → Camera → Định dạng → Tương thích nhất để chụp JPEG từ lần sau).",
  },
  fileActive: {
    ja: "スクリプト・プログラムの起動・ほかのファイルが入ったPDFは使えません。開いて「印刷」から新しいPDFに保存し、それを選んでください。",
    en: "A PDF with scripts, started programs or enclosed files cannot be used. Please open it, print it to a new PDF and choose that one.",
    vi: "Không dùng được PDF có chứa tập lệnh, lệnh mở chương trình hoặc tệp đính kèm. Hãy mở tệp, in ra PDF mới rồi chọn tệp đó.",
  },
  filePicture: {
    ja: "画像（JPEG・PNG・WebP）を選んでください。",
    en: "Please choose a picture (JPEG, PNG or WebP).",
    vi: "Vui lòng chọn ảnh (JPEG, PNG hoặc WebP).",
  },
  fileBroken: {
    ja: "画像が壊れていて開けません。もう一度保存するか、別の画像を選んでください。",
    en: "This picture is damaged and cannot be opened. Please save it again or choose another one.",
    vi: "Ảnh bị hỏng, không mở được. Vui lòng lưu lại hoặc chọn ảnh khác.",
  },
  fileGone: {
    ja: "ファイルが見つかりません。もう一度アップロードしてください。",
    en: "The file was not found. Please upload it again.",
    vi: "Không tìm thấy tệp. Vui lòng tải lên lại.",
  },
  noSeal: {
    ja: "朱色の印影が見つかりません。明るいところで白い紙に押した印を撮ってください。",
    en: "No red seal was found. Please photograph the seal on white paper in good light.",
    vi: "Không tìm thấy con dấu đỏ. Vui lòng chụp con dấu trên giấy trắng ở nơi đủ sáng.",
  },
} as const satisfies Record<string, Sentence>
