/** Rules of arrangements and sites in words, for /permission. */
import type { Actor } from "#modules/kernel/actor.ts"
import { type Case, policyInWords } from "#modules/kernel/policy-words.ts"
import { type Subject, taskPolicy, tiesOf } from "../policy.ts"
import { candidateInWords, taskWorkerInWords } from "./crew-words.ts"
import { proposalInWords, slotInWords } from "./partner-words.ts"
import { type SiteSubject, sitePolicy } from "./site-policy.ts"
import { asked, hasRecord, isPartner, led, ordered, others, own, somewhere, worked } from "./subjects-in-words.ts"

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
  asked: {
    words: {
      ja: "自社に枠がある手配",
      en: "One that asks for the own company's people",
      vi: "Có chỗ dành cho công ty mình",
    },
    of: asked,
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
      cases: ["ordered", "others"],
    },
    update: { kind: "update", words: { ja: "手配を直す", en: "Change an arrangement", vi: "Sửa phân công" } },
    assign: { kind: "update", words: { ja: "人を割り当てる", en: "Put people on it", vi: "Xếp người" } },
    propose: {
      kind: "update",
      words: { ja: "変更をお願いする", en: "Ask for a change", vi: "Đề nghị thay đổi" },
      cases: ["ordered", "others"],
    },
    answer: {
      kind: "update",
      words: { ja: "客先のお願いに返事する", en: "Answer a customer's request", vi: "Trả lời đề nghị của khách" },
    },
    history: {
      kind: "detail",
      words: { ja: "お願いの履歴を見る", en: "See the history of requests", vi: "Xem lịch sử đề nghị" },
    },
    send: {
      kind: "detail",
      words: { ja: "手配書をメールで送る", en: "Send an arrangement by mail", vi: "Gửi phiếu phân công" },
    },
    fill: {
      kind: "update",
      words: { ja: "自社の枠に人を入れる", en: "Fill the own company's places", vi: "Xếp người vào chỗ của mình" },
    },
    delete: { kind: "update", words: { ja: "手配を削除する", en: "Delete an arrangement", vi: "Xóa phân công" } },
    hold: {
      kind: "update",
      words: { ja: "手配を保留にする", en: "Put an arrangement on hold", vi: "Tạm giữ phân công" },
    },
  },
  fields: {
    metadataCustomerUpdate: {
      words: { ja: "返事待ちのお願いを見る", en: "See a request that waits", vi: "Xem đề nghị đang chờ" },
      cases: ["ordered", "others"],
    },
    vendors: {
      words: {
        ja: "協力会社の枠と単価を見る",
        en: "See what vendors are asked for",
        vi: "Xem chỗ và đơn giá của đối tác",
      },
      cases: ["asked", "others"],
    },
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

const siteOf = (subject: Subject): SiteSubject => ({
  own,
  customerId: subject.customerId,
  ties: tiesOf(subject),
  createdBy: null,
  leaderStaffId: subject.leaderStaffId,
  vendorIds: [],
  isSmallJob: false,
  isNew: false,
})
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
  named: {
    words: { ja: "自社が協力会社の現場", en: "One that names the own company", vi: "Có tên công ty mình" },
    of: (actor: Actor) => ({
      ...siteOf(others()),
      vendorIds: [actor.partnerId ?? somewhere],
      ties: tiesOf(worked(actor)),
    }),
    isMet: isPartner,
  },
  led: {
    words: { ja: "自分が職長の現場", en: "One that oneself leads", vi: "Mình là tổ trưởng" },
    of: () => ({ ...siteOf(led()), vendorIds: [somewhere] }),
    isMet: hasRecord,
  },
  made: {
    words: { ja: "自分がつくった現場", en: "One that oneself made", vi: "Mình đã tạo" },
    of: (actor: Actor) => ({ ...siteOf(others()), vendorIds: [somewhere], createdBy: actor.personId }),
    isMet: hasRecord,
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
    setState: {
      kind: "update",
      words: { ja: "現場の状態を変える", en: "Set a site's state", vi: "Đổi trạng thái công trường" },
    },
    seeHistory: {
      kind: "detail",
      words: { ja: "現場の変更の履歴を見る", en: "See a site's history", vi: "Xem lịch sử công trường" },
    },
    approve: {
      kind: "update",
      words: { ja: "協力会社として了解する", en: "Accept as its vendor", vi: "Đồng ý với tư cách nhà thầu" },
      cases: ["named", "led", "made"],
    },
  },
  fields: {
    customerName: { words: { ja: "現場の客先を見る", en: "See a site's customer", vi: "Xem khách của công trường" } },
    regularUnitPrice: {
      words: { ja: "客先の単価を見る", en: "See the customer's prices", vi: "Xem đơn giá của khách" },
    },
    vendors: { words: { ja: "現場の協力会社を見る", en: "See a site's vendors", vi: "Xem nhà thầu của công trường" } },
    workers: { words: { ja: "現場の人を決める", en: "Name a site's people", vi: "Chọn người của công trường" } },
    contractValue: { words: { ja: "請負金額を見る", en: "See the contract's value", vi: "Xem giá trị hợp đồng" } },
  },
})

/** Everything that the rules of arranging say. */
export const schedulingInWords = [
  siteInWords,
  taskInWords,
  taskWorkerInWords,
  candidateInWords,
  slotInWords,
  proposalInWords,
]
