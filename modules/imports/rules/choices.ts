/** Words of sheets for the choices of a request, in the languages of our people. */
import {
  flags,
  genders,
  monthOffsets,
  projectTypes,
  projectWorkStatuses,
  type Role,
  roleIds,
} from "#modules/kernel/codes.ts"
import { searchText } from "#modules/kernel/fields/normalise.ts"
import { bankAccountTypes } from "#modules/people/codes.ts"

type Words = ReadonlyArray<readonly [value: number, ...words: ReadonlyArray<string>]>

const roles = [
  [roleIds.worker, "職人", "社員", "正社員", "作業員", "技能者", "常用", "worker", "thợ"],
  [roleIds.partTimeWorker, "アルバイト", "パート", "臨時", "バイト", "part-time", "part-timer", "bán thời gian"],
  [roleIds.otherWorker, "一人親方", "外注", "その他の職人", "個人事業主", "独立", "sole trader"],
  [roleIds.vendorWorker, "協力会社の職人", "協力会社", "下請", "応援", "subcontractor"],
  [roleIds.manager, "監督", "現場監督", "現場管理", "site manager", "quản lý công trường"],
  [roleIds.officeManager, "事務", "事務員", "事務管理", "office"],
  [roleIds.financeManager, "経理", "会計", "accounting", "kế toán"],
  [roleIds.admin, "管理者", "役員", "社長", "代表", "admin", "quản trị"],
] as const satisfies Words

const choices = {
  role: roles,
  gender: [
    [genders.male, "男", "男性", "male", "m", "nam"],
    [genders.female, "女", "女性", "female", "f", "nữ"],
    [genders.unanswered, "回答しない", "未回答", "不明", "その他", "無回答", "-"],
  ],
  flag: [
    [flags.on, "はい", "○", "◯", "有", "あり", "する", "yes", "y", "true", "1", "có"],
    [flags.off, "いいえ", "×", "✕", "無", "なし", "しない", "no", "n", "false", "0", "không"],
  ],
  siteType: [
    [projectTypes.labor, "常用", "人工", "day labor", "công nhật"],
    [projectTypes.fixedPrice, "請負", "請け負い", "一式", "fixed price", "khoán"],
  ],
  siteState: [
    [projectWorkStatuses.working, "施工中", "工事中", "進行中", "稼働中", "working"],
    [projectWorkStatuses.comingToWork, "着工前", "予定", "受注", "coming"],
    [projectWorkStatuses.pause, "中断", "休止", "pause"],
    [projectWorkStatuses.completed, "完了", "竣工", "終了", "completed"],
  ],
  month: [
    [monthOffsets.now, "当月", "同月", "今月"],
    [monthOffsets.nextMonth, "翌月", "来月"],
    [monthOffsets.twoMonthsLater, "翌々月"],
  ],
  bankType: [
    [bankAccountTypes.ordinary, "普通", "普通預金", "総合"],
    [bankAccountTypes.current, "当座", "当座預金"],
    [bankAccountTypes.savings, "貯蓄", "貯蓄預金"],
  ],
} as const satisfies Readonly<Record<string, Words>>
export type ChoiceName = keyof typeof choices

/** What each choice offers, in its usual order. */
export const choiceValues = (name: ChoiceName): ReadonlyArray<number> => choices[name].map(([value]) => value)

/** The company's own words by the same key as its labels: "role.worker". */
export type OwnWords = Readonly<Record<string, string>>

const ownRoles = (own: OwnWords): Words => {
  const words: Array<readonly [number, string]> = []
  let role: Role
  for (role in roleIds) {
    const word = own[`role.${role}`]
    if (word !== undefined) words.push([roleIds[role], word])
  }
  return words
}

/** The value of a word; the company's own word for a role goes before the usual ones. */
export const choiceReader = (name: ChoiceName, own: OwnWords) => {
  const values = new Map<string, number>()
  const all: Words = name === "role" ? [...ownRoles(own), ...choices.role] : choices[name]
  for (const [value, ...words] of all)
    for (const word of words) if (!values.has(searchText(word))) values.set(searchText(word), value)
  return (text: string): number | undefined => values.get(searchText(text))
}
