/** Files and rows of an import. */
import type { Sentence } from "./sentence.ts"

export const importMessages = {
  importKind: {
    ja: "このファイルは読めません。Excel（.xlsx）かCSVを選んでください。",
    en: "This file cannot be read. Please choose an Excel file (.xlsx) or a CSV.",
    vi: "Không đọc được tệp này. Vui lòng chọn tệp Excel (.xlsx) hoặc CSV.",
  },
  importOldExcel: {
    ja: "古い形式のExcel（.xls）です。Excelで開き、「Excelブック（.xlsx）」として保存し直してください。",
    en: "This is an old Excel file (.xls). Please open it in Excel and save it as a workbook (.xlsx).",
    vi: "Đây là tệp Excel kiểu cũ (.xls). Hãy mở bằng Excel và lưu lại dạng .xlsx.",
  },
  importLocked: {
    ja: "パスワードのかかったExcelです。パスワードを外して保存し直してください。",
    en: "This Excel file has a password. Please save it without one.",
    vi: "Tệp Excel có mật khẩu. Vui lòng gỡ mật khẩu rồi lưu lại.",
  },
  importBroken: {
    ja: "ファイルが壊れているか、大きすぎて開けません。Excelで開いて保存し直してください。",
    en: "This file is damaged or too large to open. Please open it in Excel and save it again.",
    vi: "Tệp bị hỏng hoặc quá lớn. Hãy mở bằng Excel và lưu lại.",
  },
  importTooMany: {
    ja: "一度に取り込めるのは{1}行までです。ファイルを分けてください。",
    en: "At most {1} rows can be imported at once. Please split the file.",
    vi: "Mỗi lần nhập tối đa {1} dòng. Vui lòng chia tệp.",
  },
  importNoRows: {
    ja: "取り込む行がありません。シートと見出しの行を確かめてください。",
    en: "There are no rows to import. Please check the sheet and the row of headings.",
    vi: "Không có dòng nào để nhập. Hãy kiểm tra trang tính và dòng tiêu đề.",
  },
  importNoHeadRow: {
    ja: "この行はシートの最後の行より下です。",
    en: "This row is below the last row of the sheet.",
    vi: "Dòng này nằm dưới dòng cuối của trang tính.",
  },
  importNoColumn: {
    ja: "この列はシートにありません。",
    en: "The sheet has no such column.",
    vi: "Trang tính không có cột này.",
  },
  importNoSheet: {
    ja: "このシートはファイルにありません。",
    en: "The file has no such sheet.",
    vi: "Tệp không có trang tính này.",
  },
  nameUnknown: {
    ja: "この名前は登録されていません。先に登録するか、登録した名前に合わせてください。",
    en: "This name is not registered. Please register it first, or use the registered name.",
    vi: "Tên này chưa được đăng ký. Hãy đăng ký trước hoặc dùng tên đã đăng ký.",
  },
  nameOfSeveral: {
    ja: "同じ名前が{1}件登録されています。画面で1件ずつ登録してください。",
    en: "There are {1} records of this name. Please register this row on its own screen.",
    vi: "Có {1} bản ghi cùng tên. Hãy đăng ký dòng này trên màn hình riêng.",
  },
  sameAsRow: {
    ja: "{1}行目と同じです。別のものなら「別として登録」、同じなら「飛ばす」を選んでください。",
    en: "This is the same as row {1}. Choose whether to register it as another one or to skip it.",
    vi: "Trùng với dòng {1}. Hãy chọn đăng ký riêng hoặc bỏ qua.",
  },
  sameAsStored: {
    ja: "すでに登録されています。別のものなら「別として登録」、同じなら「飛ばす」を選んでください。",
    en: "This is registered already. Choose whether to register it as another one or to skip it.",
    vi: "Đã được đăng ký. Hãy chọn đăng ký riêng hoặc bỏ qua.",
  },
} as const satisfies Record<string, Sentence>
