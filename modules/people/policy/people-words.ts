/** Rules of taking people on, of invitations in words, for /permission. */
import { type Role, roleIds } from "#modules/kernel/codes.ts"
import { type Case, policyInWords } from "#modules/kernel/policy-words.ts"
import { peoplePolicy } from "../policy.ts"
import { type InvitationSubject, invitationListPolicy, invitationPolicy } from "./invitation-policy.ts"
import { licenseInWords } from "./license-words.ts"
import { partnerInWords } from "./partner-words.ts"
import { staffInWords } from "./staff-words.ts"

const as = (role: Role): Case<{ readonly role?: Role }> => ({
  words: { ja: "{{role}}", en: "{{role}}", vi: "{{role}}" },
  role,
  of: () => ({ role }),
})

const peopleInWords = policyInWords({
  policy: peoplePolicy,
  area: "people",
  words: { ja: "人員一覧", en: "List of people", vi: "Danh sách nhân sự" },
  cases: {
    all: { words: { ja: "見てよい人", en: "Those whom one may see", vi: "Những người được xem" }, of: () => ({}) },
    admin: as("admin"),
    manager: as("manager"),
    officeManager: as("officeManager"),
    financeManager: as("financeManager"),
    worker: as("worker"),
    partTimeWorker: as("partTimeWorker"),
    otherWorker: as("otherWorker"),
    vendorWorker: as("vendorWorker"),
  },
  actions: {
    list: {
      kind: "detail",
      words: { ja: "人員の一覧を見る", en: "List people", vi: "Xem danh sách nhân sự" },
      cases: ["all"],
    },
    pick: {
      kind: "detail",
      words: { ja: "人を選ぶ欄を使う", en: "Pick people in a form", vi: "Chọn người trong biểu mẫu" },
      cases: ["all"],
    },
    invite: {
      kind: "create",
      words: { ja: "人員を登録・招待する", en: "Take on and invite people", vi: "Thêm và mời nhân sự" },
      cases: [
        "admin",
        "manager",
        "officeManager",
        "financeManager",
        "worker",
        "partTimeWorker",
        "otherWorker",
        "vendorWorker",
      ],
    },
  },
})

const worker = { role: roleIds.worker, partnerId: null, state: "open" } as const
const invitation = (words: Case<unknown>["words"], of: Case<InvitationSubject>["of"]): Case<InvitationSubject> => ({
  words,
  role: "worker",
  of,
})

const invitationInWords = policyInWords({
  policy: invitationPolicy,
  area: "people",
  words: { ja: "招待", en: "Invitations", vi: "Lời mời" },
  cases: {
    own: invitation(
      { ja: "自分が送った{{role}}への招待", en: "One's own, for: {{role}}", vi: "Lời mời mình gửi: {{role}}" },
      ({ personId }) => ({ ...worker, invitedBy: personId }),
    ),
    others: invitation(
      {
        ja: "ほかの人が送った{{role}}への招待",
        en: "Another's, for: {{role}}",
        vi: "Lời mời của người khác: {{role}}",
      },
      ({ personId }) => ({ ...worker, invitedBy: personId + 1 }),
    ),
    ofManager: {
      words: {
        ja: "ほかの人が送った{{role}}への招待",
        en: "Another's, for: {{role}}",
        vi: "Lời mời của người khác: {{role}}",
      },
      role: "manager",
      of: ({ personId }) => ({ ...worker, role: roleIds.manager, invitedBy: personId + 1 }),
    },
    ofOwnVendor: {
      words: {
        ja: "自社の{{role}}への招待",
        en: "For one of the own company: {{role}}",
        vi: "Cho công ty mình: {{role}}",
      },
      role: "vendorWorker",
      of: ({ partnerId, personId }) => ({
        ...{ ...worker, partnerId, role: roleIds.vendorWorker },
        invitedBy: personId + 1,
      }),
      isMet: ({ role }) => role === "vendor",
    },
    accepted: invitation(
      {
        ja: "自分が送り、もう参加した{{role}}への招待",
        en: "One's own, accepted: {{role}}",
        vi: "Đã được chấp nhận: {{role}}",
      },
      ({ personId }) => ({ ...worker, invitedBy: personId, state: "accepted" }),
    ),
  },
  actions: {
    read: { kind: "detail", words: { ja: "招待を見る", en: "See an invitation", vi: "Xem lời mời" } },
    resend: { kind: "create", words: { ja: "招待を送り直す", en: "Send an invitation again", vi: "Gửi lại lời mời" } },
    withdraw: { kind: "update", words: { ja: "招待を取り消す", en: "Withdraw an invitation", vi: "Thu hồi lời mời" } },
  },
})
const invitationListInWords = policyInWords({
  policy: invitationListPolicy,
  area: "people",
  words: { ja: "招待の一覧", en: "List of invitations", vi: "Danh sách lời mời" },
  cases: { all: { words: { ja: "招待の一覧", en: "The list", vi: "Danh sách" }, of: () => undefined } },
  actions: {
    read: { kind: "detail", words: { ja: "招待の一覧を開く", en: "Open the invitations", vi: "Mở danh sách lời mời" } },
    invite: { kind: "create", words: { ja: "だれかを招待する", en: "Invite somebody", vi: "Mời ai đó" } },
    askPartner: {
      kind: "create",
      words: { ja: "取引先をメールで招待する", en: "Invite a partner by mail", vi: "Mời đối tác qua email" },
    },
  },
})

/** Everything that the rules of people say. */
export const peopleAllInWords = [
  peopleInWords,
  staffInWords,
  invitationListInWords,
  invitationInWords,
  licenseInWords,
  partnerInWords,
]
