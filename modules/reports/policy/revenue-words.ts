/** The rules of revenue in words, for /permission. */
import { type PolicyInWords, policyInWords } from "#modules/kernel/policy-words.ts"
import { journalPolicy, reportPolicy, revenuePolicy } from "../policy.ts"

const reportInWords = policyInWords({
  policy: reportPolicy,
  area: "papers",
  words: { ja: "売上と原価", en: "Revenue and cost", vi: "Doanh thu và chi phí" },
  cases: { any: { words: { ja: "いつでも", en: "Always", vi: "Luôn luôn" }, of: () => undefined } },
  actions: {
    read: {
      kind: "detail",
      words: {
        ja: "売上・原価・利益を見る",
        en: "See revenue, cost and profit",
        vi: "Xem doanh thu, chi phí, lợi nhuận",
      },
    },
    createRevenue: {
      kind: "create",
      words: { ja: "現場の売上を追加する", en: "Add revenue of a site", vi: "Thêm doanh thu của công trường" },
    },
  },
})

const rowInWords = policyInWords({
  policy: revenuePolicy,
  area: "papers",
  words: { ja: "追加した売上", en: "Revenue that was added", vi: "Doanh thu đã thêm" },
  cases: {
    standing: {
      words: { ja: "数えている売上", en: "It counts", vi: "Đang được tính" },
      of: () => ({ isStanding: true }),
    },
    away: { words: { ja: "削除した売上", en: "It was taken away", vi: "Đã xóa" }, of: () => ({ isStanding: false }) },
  },
  actions: {
    read: { kind: "detail", words: { ja: "追加した売上を見る", en: "See it", vi: "Xem doanh thu đã thêm" } },
    delete: { kind: "update", words: { ja: "売上を削除する", en: "Take it away", vi: "Xóa doanh thu" } },
  },
})

const journalInWords = policyInWords({
  policy: journalPolicy,
  area: "papers",
  words: { ja: "仕訳データ", en: "Journals", vi: "Bút toán" },
  cases: { any: { words: { ja: "いつでも", en: "Always", vi: "Luôn luôn" }, of: () => undefined } },
  actions: {
    read: {
      kind: "detail",
      words: {
        ja: "仕訳データの内容と取り出しの記録を見る",
        en: "See journals and what was taken",
        vi: "Xem bút toán và lịch sử xuất",
      },
    },
    take: {
      kind: "detail",
      words: { ja: "会計ソフトの仕訳データを取り出す", en: "Take out journals", vi: "Xuất bút toán kế toán" },
    },
    takeAgain: {
      kind: "detail",
      words: {
        ja: "取り出した仕訳データを、もう一度ダウンロードする",
        en: "Download journals that were taken once more",
        vi: "Tải lại bút toán đã xuất",
      },
    },
    readAccounts: {
      kind: "detail",
      words: { ja: "仕訳の勘定科目を見る", en: "See the accounts of journals", vi: "Xem tài khoản của bút toán" },
    },
    nameAccounts: {
      kind: "update",
      words: {
        ja: "仕訳の勘定科目を変える",
        en: "Name the accounts of journals",
        vi: "Đổi tên tài khoản của bút toán",
      },
    },
  },
})

export const revenueInWords: ReadonlyArray<PolicyInWords> = [reportInWords, rowInWords, journalInWords]
