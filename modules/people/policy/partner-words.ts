/** Rules of customers and vendors in words, for /permission. */
import type { Actor } from "#modules/kernel/actor.ts"
import { activeStatuses } from "#modules/kernel/codes.ts"
import { policyInWords } from "#modules/kernel/policy-words.ts"
import { partnerPolicy } from "./partner-policy.ts"

const { active } = activeStatuses
const another =
  (status: 0 | 1) =>
  ({ partnerId }: Actor) => ({ id: (partnerId ?? 0) + 1, status })

export const partnerInWords = policyInWords({
  policy: partnerPolicy,
  area: "people",
  words: { ja: "取引先", en: "Partners", vi: "Đối tác" },
  cases: {
    own: {
      words: { ja: "自分の会社の登録", en: "The entry of one's own company", vi: "Mục của công ty mình" },
      of: ({ partnerId }) => (partnerId === null ? undefined : { id: partnerId, status: active }),
      isMet: ({ partnerId }) => partnerId !== null,
    },
    any: {
      words: { ja: "ほかの取引先", en: "Any other partner", vi: "Đối tác khác" },
      of: another(active),
    },
    blocked: {
      words: { ja: "利用停止中の取引先", en: "A partner that is blocked", vi: "Đối tác đang bị tạm dừng" },
      of: another(activeStatuses.inactive),
    },
  },
  actions: {
    list: {
      kind: "detail",
      words: { ja: "取引先の一覧を見る", en: "List partners", vi: "Xem danh sách đối tác" },
      cases: ["any"],
    },
    read: { kind: "detail", words: { ja: "取引先を見る", en: "See a partner", vi: "Xem một đối tác" } },
    create: {
      kind: "create",
      words: { ja: "取引先を登録する", en: "Write partners down", vi: "Thêm đối tác" },
      cases: ["any"],
    },
    edit: {
      kind: "update",
      words: { ja: "取引先の情報を直す", en: "Change a partner's data", vi: "Sửa thông tin đối tác" },
    },
    block: {
      kind: "update",
      words: { ja: "取引先を利用停止にする", en: "Block a partner", vi: "Tạm dừng đối tác" },
      cases: ["any"],
    },
    unblock: {
      kind: "update",
      words: { ja: "取引先の利用を再開する", en: "Unblock a partner", vi: "Mở lại đối tác" },
      cases: ["blocked"],
    },
    remove: {
      kind: "update",
      words: { ja: "取引先を削除する", en: "Remove a partner", vi: "Xóa đối tác" },
      cases: ["any", "blocked"],
    },
    set: {
      kind: "update",
      words: {
        ja: "現場への自動参加を決める",
        en: "Say whether a vendor takes part in sites without being asked",
        vi: "Quyết định việc tự động tham gia công trường",
      },
      cases: ["own", "any"],
    },
    editAsVendor: {
      kind: "update",
      words: {
        ja: "協力会社として自社の連絡先を直す",
        en: "Keep one's own address as a vendor",
        vi: "Tự sửa địa chỉ (nhà thầu)",
      },
    },
    editAsCustomer: {
      kind: "update",
      words: {
        ja: "客先として自社の連絡先を直す",
        en: "Keep one's own address as a customer",
        vi: "Tự sửa địa chỉ (khách hàng)",
      },
    },
  },
})
