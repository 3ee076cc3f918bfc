/** One company as `tehai platform company show` says it: roles and states in words, moments by Japan's clock. */

import { defaultLabels, type PlatformCompanyDetail, roleWords } from "#modules/companies/index.ts"
import { type ActiveStatus, activeStatuses, flags, type RoleId, wordOf } from "#modules/kernel/codes.ts"
import { momentText } from "../moment-text.ts"

const stateWords = {
  active: "利用可 / let in",
  inactive: "停止 / stopped",
  notVerify: "承認待ち / waits for a word",
  rejectVerify: "却下 / rejected",
} as const satisfies Record<ActiveStatus, string>

const labels: Readonly<Record<string, string>> = defaultLabels
const roleText = (id: RoleId) => `${labels[`role.${id}`] ?? "運営"} / ${roleWords.en[id]}`

type Shown = Pick<
  PlatformCompanyDetail,
  "admin" | "expiredAt" | "history" | "id" | "name" | "people" | "planName" | "status" | "version"
>
export const companyText = ({ admin, expiredAt, history, id, name, people, planName, status, version }: Shown) =>
  [
    `会社 ${id}「${name}」（版 ${version}） ${stateWords[wordOf(activeStatuses, status)]} / company, version, state`,
    `プラン ${planName ?? "—"} ${expiredAt ?? ""} / plan, until`,
    `管理者 ${admin === null ? "—" : `${admin.name} ${admin.email}`} / admin`,
    ...people.map(({ lastSignInAt, name: of, roleId, status: member }) => {
      const isOut = member === flags.on ? "" : " 利用停止 / shut out"
      const last = lastSignInAt === null ? "ログインなし / never signed in" : momentText(lastSignInAt)
      return `・${of}（${roleText(roleId)}）${isOut} ${last}`
    }),
    ...history.map(({ action, at, by }) => `${momentText(at)} ${action} ${by ?? "自動 / by itself"}`),
  ].join("\n")
