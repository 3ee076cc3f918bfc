/** Rules of arrangements and sites in words, for /permission. */
import type { Actor } from "#modules/kernel/actor.ts"
import { type Case, policyInWords } from "#modules/kernel/policy-words.ts"
import { candidatePolicy, type Subject, taskPolicy, taskWorkerHiding, tiesOf, type WorkerSubject } from "../policy.ts"
import { type SiteSubject, sitePolicy } from "./site-policy.ts"

/** Records of nobody whom the reader could be. */
const own = 1
const nobody = 99
const somewhere = 98

const others = (): Subject => ({
  own,
  customerId: somewhere,
  leaderStaffId: nobody,
  workers: [],
  isFixedPrice: false,
  isClosed: false,
})
/** A partner's people are on it; whoever is none is on it himself. */
const worked = ({ partnerId }: Actor): Subject => ({
  ...others(),
  workers: [{ staffId: partnerId === null ? own : nobody, partnerId, shift: "morning" }],
})
const led = (): Subject => ({ ...others(), leaderStaffId: own })
const ordered = ({ partnerId }: Actor): Subject => ({ ...others(), customerId: partnerId ?? somewhere })

const hasRecord = ({ partnerId, role }: Actor) => partnerId === null || role === "vendorWorker"
const isPartner = ({ partnerId, role }: Actor) => partnerId !== null && role !== "vendorWorker"
const onIt = {
  ja: "自分（自社の人）が入っている手配",
  en: "One that oneself or one's people are on",
  vi: "Có mình hoặc người của mình",
}
const placed = {
  worked: { words: onIt, of: worked },
  led: {
    words: { ja: "自分が職長の手配", en: "One that oneself leads", vi: "Mình là tổ trưởng" },
    of: led,
    isMet: hasRecord,
  },
  ordered: {
    words: { ja: "自社が頼んだ手配", en: "One that the own company ordered", vi: "Công ty mình đặt" },
    of: ordered,
    isMet: isPartner,
  },
  others: { words: { ja: "ほかの手配", en: "Any other", vi: "Phân công khác" }, of: others },
} as const satisfies Readonly<Record<string, Case<Subject>>>

const taskInWords = policyInWords({
  policy: taskPolicy,
  area: "arranging",
  words: { ja: "手配", en: "Arrangements", vi: "Phân công" },
  cases: {
    ...placed,
    closed: {
      words: { ja: "給与の月を締めたあとの手配", en: "One whose pay month is closed", vi: "Tháng lương đã chốt" },
      of: (actor) => ({ ...worked(actor), isClosed: true }),
    },
  },
  actions: {
    read: {
      kind: "detail",
      words: { ja: "手配を見る", en: "See an arrangement", vi: "Xem phân công" },
      cases: ["worked", "led", "ordered", "others"],
    },
    create: {
      kind: "create",
      words: { ja: "手配をつくる", en: "Make an arrangement", vi: "Tạo phân công" },
      cases: ["others"],
    },
    update: { kind: "update", words: { ja: "手配を直す", en: "Change an arrangement", vi: "Sửa phân công" } },
    assign: { kind: "update", words: { ja: "人を割り当てる", en: "Put people on it", vi: "Xếp người" } },
    delete: { kind: "update", words: { ja: "手配を削除する", en: "Delete an arrangement", vi: "Xóa phân công" } },
    hold: {
      kind: "update",
      words: { ja: "手配を保留にする", en: "Put an arrangement on hold", vi: "Tạm giữ phân công" },
    },
  },
  fields: {
    customerName: {
      words: { ja: "手配の客先の名前を見る", en: "See whose site it is", vi: "Xem tên khách hàng" },
      cases: ["worked", "led", "ordered", "others"],
    },
    workerMorning: {
      words: { ja: "客先の希望人数を見る", en: "See how many the customer wants", vi: "Xem số người khách cần" },
      cases: ["worked", "led", "ordered", "others"],
    },
    maxWorkerMorning: {
      words: { ja: "会社が入れる人数を見る", en: "See how many the company arranges", vi: "Xem số người công ty xếp" },
      cases: ["worked", "led", "ordered", "others"],
    },
    metadataCustomerUnitPriceCertificate: {
      words: {
        ja: "客先の単価と資格単価を見る（常用）",
        en: "See what the customer is billed (by the head)",
        vi: "Xem đơn giá tính cho khách",
      },
      cases: ["worked", "led", "ordered", "others"],
    },
    customerPhone: {
      words: { ja: "客先の連絡先を見る", en: "See how the customer is reached", vi: "Xem liên lạc của khách" },
      cases: ["worked", "led", "ordered", "others"],
    },
    workers: {
      words: { ja: "入っている人の名前を見る", en: "See who is on it", vi: "Xem ai được xếp" },
      cases: ["worked", "led", "ordered", "others"],
    },
  },
})

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
const taskWorkerInWords = policyInWords({
  policy: taskWorkerHiding,
  area: "arranging",
  words: { ja: "手配に入っている人", en: "People on an arrangement", vi: "Người được xếp" },
  cases: price,
  actions: {},
  fields: { price: { words: { ja: "人の単価を見る", en: "See what somebody is paid for it", vi: "Xem đơn giá" } } },
})
const candidateInWords = policyInWords({
  policy: candidatePolicy,
  area: "arranging",
  words: { ja: "割り当てる候補", en: "Candidates", vi: "Ứng viên" },
  cases: { all: { words: { ja: "候補", en: "Candidates", vi: "Ứng viên" }, of: () => undefined } },
  actions: {
    list: { kind: "detail", words: { ja: "割り当てる人を探す", en: "Look for people", vi: "Tìm người để xếp" } },
  },
})

const siteOf = (subject: Subject): SiteSubject => ({ own, customerId: subject.customerId, ties: tiesOf(subject) })
const sites = {
  worked: {
    words: {
      ja: "自分（自社の人）が入る現場",
      en: "One where oneself or one's people work",
      vi: "Nơi mình hoặc người mình làm",
    },
    of: (actor: Actor) => siteOf(worked(actor)),
  },
  ordered: {
    words: { ja: "自社が頼んだ現場", en: "One that the own company ordered", vi: "Công ty mình đặt" },
    of: (actor: Actor) => siteOf(ordered(actor)),
    isMet: isPartner,
  },
  others: {
    words: { ja: "ほかの現場", en: "Any other", vi: "Công trường khác" },
    of: () => siteOf(others()),
  },
} as const satisfies Readonly<Record<string, Case<SiteSubject>>>

const siteInWords = policyInWords({
  policy: sitePolicy,
  area: "arranging",
  words: { ja: "現場", en: "Sites", vi: "Công trường" },
  cases: sites,
  actions: {
    read: { kind: "detail", words: { ja: "現場を見る", en: "See a site", vi: "Xem công trường" } },
    create: {
      kind: "create",
      words: { ja: "現場をつくる", en: "Make a site", vi: "Tạo công trường" },
      cases: ["others"],
    },
    update: { kind: "update", words: { ja: "現場を直す", en: "Change a site", vi: "Sửa công trường" } },
  },
  fields: {
    customerName: { words: { ja: "現場の客先を見る", en: "See a site's customer", vi: "Xem khách của công trường" } },
    regularUnitPrice: {
      words: { ja: "客先の単価を見る", en: "See the customer's prices", vi: "Xem đơn giá của khách" },
    },
    contractValue: { words: { ja: "請負金額を見る", en: "See the contract's value", vi: "Xem giá trị hợp đồng" } },
  },
})

/** Everything that the rules of arranging say. */
export const schedulingInWords = [siteInWords, taskInWords, taskWorkerInWords, candidateInWords]
