/** Transfer files: what keeps one from being made. */
import type { Sentence } from "./sentence.ts"

export const transferMessages = {
  notBankDay: {
    ja: "銀行の休みの日です。銀行の営業日を選んでください。",
    en: "Banks are closed on this day. Please choose a day on which they work.",
    vi: "Ngân hàng nghỉ vào ngày này. Vui lòng chọn ngày ngân hàng làm việc.",
  },
  accountsMissing: {
    ja: "口座が使えない人がいます。口座を直すか、別の方法で払う人として外してください。",
    en: "Somebody's account can't be used. Correct it, or leave him out as paid in another way.",
    vi: "Có người chưa có tài khoản dùng được. Hãy sửa tài khoản hoặc bỏ ra để trả bằng cách khác.",
  },
  transferMadeBefore: {
    ja: "この月の振込データは、もう作られています。二重に振り込まないか確かめてください。",
    en: "A transfer file of this month was made before. Please make sure that nobody is paid twice.",
    vi: "Dữ liệu chuyển khoản của tháng này đã được tạo. Hãy chắc chắn không trả hai lần.",
  },
  payeeAccountsMissing: {
    ja: "口座が使えない支払先があります。口座を直すか、別の方法で払う先として外してください。",
    en: "The account of a payee can't be used. Correct it, or leave the payee out as paid in another way.",
    vi: "Có nơi nhận chưa có tài khoản dùng được. Hãy sửa tài khoản hoặc bỏ ra để trả bằng cách khác.",
  },
  papersTransferredBefore: {
    ja: "すでに振込データに入れた帳票があります。二重に振り込まないか確かめてください。",
    en: "Some of these papers are in a transfer file already. Please make sure that nothing is paid twice.",
    vi: "Có chứng từ đã nằm trong dữ liệu chuyển khoản. Hãy chắc chắn không trả hai lần.",
  },
  journalTakenBefore: {
    ja: "この月の仕訳データは、もう取り出されています。二重に計上しないか確かめてください。",
    en: "The journals of this month were taken out before. Please make sure that nothing is booked twice.",
    vi: "Bút toán của tháng này đã được xuất. Hãy chắc chắn không ghi sổ hai lần.",
  },
  noPapersIssued: {
    ja: "この期間に発行した帳票はありません。",
    en: "No paper was issued in these days.",
    vi: "Không có chứng từ nào phát hành trong thời gian này.",
  },
  tooManyPapers: {
    ja: "一度に保存できるのは{1}件までです。期間を短くしてください。",
    en: "At most {1} papers are saved at once. Please shorten the period.",
    vi: "Mỗi lần lưu tối đa {1} chứng từ. Hãy rút ngắn thời gian.",
  },
  journalNothingNew: {
    ja: "取り出す仕訳がありません。",
    en: "There is no entry to take out.",
    vi: "Không có bút toán nào để xuất.",
  },
} as const satisfies Record<string, Sentence>
