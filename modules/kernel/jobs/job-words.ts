/** Rules of long jobs in words, for /permission. */
import { policyInWords } from "../policy-words.ts"
import { jobPolicy } from "./policy.ts"

export const jobInWords = policyInWords({
  policy: jobPolicy,
  area: "company",
  words: { ja: "長い処理", en: "Long jobs", vi: "Tác vụ dài" },
  cases: {
    ownRunning: {
      words: {
        ja: "自分が始めた、動いている処理",
        en: "A running one that oneself started",
        vi: "Đang chạy, do mình bắt đầu",
      },
      of: ({ personId }) => ({ startedBy: personId, state: "running" }),
    },
    running: {
      words: {
        ja: "ほかの人が始めた、動いている処理",
        en: "A running one of somebody else",
        vi: "Đang chạy, do người khác bắt đầu",
      },
      of: ({ personId }) => ({ startedBy: personId + 1, state: "running" }),
    },
    ownFailed: {
      words: {
        ja: "自分が始めて、失敗した処理",
        en: "A failed one that oneself started",
        vi: "Thất bại, do mình bắt đầu",
      },
      of: ({ personId }) => ({ startedBy: personId, state: "failed" }),
    },
    failed: {
      words: {
        ja: "ほかの人が始めて、失敗した処理",
        en: "A failed one of somebody else",
        vi: "Thất bại, do người khác bắt đầu",
      },
      of: ({ personId }) => ({ startedBy: personId + 1, state: "failed" }),
    },
  },
  actions: {
    read: {
      kind: "detail",
      words: { ja: "処理の進みを見る", en: "See how far a job is", vi: "Xem tiến độ" },
      cases: ["ownRunning", "running"],
    },
    cancel: {
      kind: "update",
      words: { ja: "処理を止める", en: "Stop a job", vi: "Dừng tác vụ" },
      cases: ["ownRunning", "running"],
    },
    retry: {
      kind: "update",
      words: { ja: "処理をやり直す", en: "Start a job again", vi: "Chạy lại tác vụ" },
      cases: ["ownFailed", "failed"],
    },
  },
  fields: {
    failureView: {
      words: { ja: "失敗のわけを詳しく見る", en: "See in detail why a job failed", vi: "Xem chi tiết lý do thất bại" },
      cases: ["ownFailed", "failed"],
    },
  },
})
