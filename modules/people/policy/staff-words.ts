/** Rules of people's records in words, for /permission. */

import { activeStatuses } from "#modules/kernel/codes.ts"
import type { Case } from "#modules/kernel/policy-words.ts"
import { policyInWords } from "#modules/kernel/policy-words.ts"
import { type StaffSubject, staffPolicy } from "../policy.ts"
import { everyPeopleCase, peopleCases } from "./people-cases.ts"

const blocked: Case<StaffSubject> = {
  words: { ja: "利用を停止した{{role}}", en: "A blocked one: {{role}}", vi: "Đã bị chặn: {{role}}" },
  role: "worker",
  of: (actor) => ({ ...peopleCases.worker.of(actor), status: activeStatuses.inactive }),
}

export const staffInWords = policyInWords({
  policy: staffPolicy,
  area: "people",
  words: { ja: "人員", en: "People", vi: "Nhân sự" },
  cases: { ...peopleCases, blocked },
  actions: {
    read: {
      kind: "detail",
      words: { ja: "人員の情報を見る", en: "See a person's record", vi: "Xem hồ sơ nhân sự" },
      cases: everyPeopleCase,
    },
    edit: {
      kind: "update",
      words: { ja: "人員の情報を直す", en: "Change a person's record", vi: "Sửa hồ sơ nhân sự" },
    },
    editPay: {
      kind: "update",
      words: { ja: "給与の条件を直す", en: "Change pay terms", vi: "Sửa điều kiện lương" },
    },
    seePay: {
      kind: "detail",
      words: { ja: "給与の条件を見る", en: "See pay terms", vi: "Xem điều kiện lương" },
      cases: everyPeopleCase,
    },
    seeHealth: {
      kind: "detail",
      words: {
        ja: "健康状態・保険の番号を見る",
        en: "See health and insurance numbers",
        vi: "Xem sức khỏe, số bảo hiểm",
      },
      cases: everyPeopleCase,
    },
    seeHistory: {
      kind: "detail",
      words: { ja: "変更の履歴を見る", en: "See the history of changes", vi: "Xem lịch sử thay đổi" },
      cases: everyPeopleCase,
    },
    editOwn: {
      kind: "update",
      words: { ja: "自分の連絡先を直す", en: "Change one's own contact details", vi: "Sửa thông tin liên hệ của mình" },
      cases: ["self"],
    },
    giveAddress: {
      kind: "create",
      words: {
        ja: "ログインのない人を招待する",
        en: "Invite somebody who has no sign-in",
        vi: "Mời người chưa đăng nhập được",
      },
      cases: everyPeopleCase,
    },
    manage: {
      kind: "update",
      words: { ja: "人の利用を管理する", en: "Manage who may use it", vi: "Quản lý người dùng" },
      cases: everyPeopleCase,
    },
    block: { kind: "update", words: { ja: "利用を停止する", en: "Block somebody", vi: "Chặn người dùng" } },
    unblock: {
      kind: "update",
      words: { ja: "停止を解く", en: "Let somebody in again", vi: "Bỏ chặn" },
      cases: ["blocked", "worker"],
    },
    changeRole: { kind: "update", words: { ja: "役割を変える", en: "Change a role", vi: "Đổi vai trò" } },
    limitRevenue: {
      kind: "update",
      words: {
        ja: "管理レポートを見せるか決める",
        en: "Say who sees the revenue",
        vi: "Quyết định ai xem doanh thu",
      },
      cases: everyPeopleCase,
    },
    supervise: {
      kind: "update",
      words: { ja: "監督する管理者を決める", en: "Say which admins supervise", vi: "Chọn quản trị viên giám sát" },
      cases: everyPeopleCase,
    },
  },
})
