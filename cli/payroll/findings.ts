/** Why a month can't be closed, as the operator of a command is told: who, which day, what. */
import { Effect } from "effect"
import type { Refused } from "#modules/kernel/errors.ts"
import type { Finding } from "#modules/payroll/index.ts"
import { CommandRefused } from "../refusals.ts"

const words: Readonly<Record<string, readonly [ja: string, en: string]>> = {
  unfinished: ["退勤がない", "not clocked out"],
  noTerms: ["給与条件がない", "no pay terms"],
  noBirthday: ["生年月日がない", "no birthday"],
  noMonthlyHours: ["月平均の所定労働時間がない", "no average monthly hours"],
  noStandard: ["標準報酬月額がない", "no standard remuneration"],
  dailyTax: ["丙欄の日額が計算できない", "daily tax can't be calculated"],
  noShift: ["シフトが選ばれていない", "no shift ticked"],
  noLaw: ["その日の法令の率がない", "no law held for the day"],
  outsideEmployment: ["在籍していない日の打刻", "punched on a day without employment"],
  negativeNet: ["差引支給額がマイナス", "net pay is negative"],
}

interface NotClosable {
  readonly isOver: boolean
  readonly findings: ReadonlyArray<Finding>
}
const isNotClosable = (view: unknown): view is NotClosable =>
  typeof view === "object" && view !== null && "findings" in view && Array.isArray(view.findings)

const shownAtMost = 20

/** The refusal of a close with its findings; every other refusal as it is. */
export const withFindings = (refused: Refused): Refused | CommandRefused => {
  const { view } = refused
  if (refused.code !== "Payroll_Not_Closable" || !isNotClosable(view)) return refused
  if (!view.isOver)
    return new CommandRefused({ ja: "対象の月がまだ終わっていません。", en: "The month is not over yet." })
  const lines = (language: 0 | 1) =>
    view.findings
      .slice(0, shownAtMost)
      .map(({ day, kind, name }) => `\n  ${[name, day, words[kind]?.[language] ?? kind].filter(Boolean).join("  ")}`)
      .join("")
  const rest = view.findings.length - shownAtMost
  return new CommandRefused({
    ja: `次の${view.findings.length}件を直すまで締められません。${lines(0)}${rest > 0 ? `\n  ほか${rest}件` : ""}`,
    en: `The month can't be closed before these ${view.findings.length} are put right.${lines(1)}${rest > 0 ? `\n  and ${rest} more` : ""}`,
  })
}

export const tellingFindings = <A, E, R>(body: Effect.Effect<A, E | Refused, R>) =>
  Effect.catchIf(body, isRefused, (refused) => Effect.fail(withFindings(refused)))

const isRefused = (fault: unknown): fault is Refused =>
  typeof fault === "object" && fault !== null && "_tag" in fault && fault._tag === "Refused"
