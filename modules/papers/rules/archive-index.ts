/** 索引簿 of an archive: what the law wants papers to be found by, and the digests that prove each one. */
import type { PaperPrint } from "../documents/paper-print.ts"
import { paperSpecs } from "../documents/paper-specs.ts"

export interface ArchivedPaper {
  readonly view: PaperPrint
  readonly party: string
  readonly fileName: string
  /** Of the file, in hex. */
  readonly fileHash: string
  /** Of its content, kept since its issue. */
  readonly contentHash: string
}
const head = [
  ...["発行日", "取引先", "金額（税込）", "消費税", "帳票の種類", "番号", "版", "件名", "登録番号", "状態"],
  ...["ファイル名", "ファイルのSHA-256", "内容のSHA-256（発行時）"],
]
/** A text that a spreadsheet would run stands behind an apostrophe. */
const cell = (value: string | number) => {
  const text = String(value).replace(/[\r\n\t]+/gu, " ")
  const safe = typeof value === "string" && /^[=+@-]/u.test(text) ? `'${text}` : text
  return /[",]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
const rowOf = ({ contentHash, fileHash, fileName, party, view }: ArchivedPaper) => [
  ...[view.issuedOn, party, view.total, view.tax, paperSpecs[view.type].title, view.no, view.edition, view.title],
  ...[view.registrationNumber ?? "", view.state === "replaced" ? "旧版" : "有効", fileName, fileHash, contentHash],
]
/** With a byte order mark, by which a spreadsheet knows UTF-8. */
export const archiveIndex = (papers: ReadonlyArray<ArchivedPaper>) =>
  `\ufeff${[head, ...papers.map(rowOf)].map((row) => `${row.map(cell).join(",")}\r\n`).join("")}`
