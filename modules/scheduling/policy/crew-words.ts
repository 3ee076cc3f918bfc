/** Rules of the people on an arrangement, and of those who could be, in words. */
import { type Case, policyInWords } from "#modules/kernel/policy-words.ts"
import { candidatePolicy } from "../policy.ts"
import { hasRecord, isPartner, nobody, own, somewhere } from "./subjects-in-words.ts"
import { taskWorkerHiding, type WorkerSubject } from "./worker-policy.ts"

const price: Readonly<Record<string, Case<WorkerSubject>>> = {
  self: {
    words: { ja: "自分の単価", en: "One's own", vi: "Của mình" },
    of: () => ({ own, staffId: own, partnerId: null }),
    isMet: hasRecord,
  },
  ownWorkers: {
    words: { ja: "自社の人の単価", en: "That of one's people", vi: "Của người công ty mình" },
    of: ({ partnerId }) => ({ own: null, staffId: nobody, partnerId }),
    isMet: isPartner,
  },
  others: {
    words: { ja: "ほかの人の単価", en: "Anybody else's", vi: "Của người khác" },
    of: () => ({ own, staffId: nobody, partnerId: somewhere }),
  },
}
export const taskWorkerInWords = policyInWords({
  policy: taskWorkerHiding,
  area: "arranging",
  words: { ja: "手配に入っている人", en: "People on an arrangement", vi: "Người được xếp" },
  cases: price,
  actions: {},
  fields: { price: { words: { ja: "人の単価を見る", en: "See what somebody is paid for it", vi: "Xem đơn giá" } } },
})
export const candidateInWords = policyInWords({
  policy: candidatePolicy,
  area: "arranging",
  words: { ja: "割り当てる候補", en: "Candidates", vi: "Ứng viên" },
  cases: { all: { words: { ja: "候補", en: "Candidates", vi: "Ứng viên" }, of: () => undefined } },
  actions: {
    list: { kind: "detail", words: { ja: "割り当てる人を探す", en: "Look for people", vi: "Tìm người để xếp" } },
  },
})
