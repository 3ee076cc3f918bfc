import { useTranslation } from "react-i18next"
import { shiftFields } from "#modules/scheduling/codes.ts"
import { isTimeField } from "#modules/scheduling/rules/wished-times.ts"
import { useFormat } from "@/lib/use-format.ts"
import { shiftLabels, workShifts } from "../shifts.ts"
import type { Proposal } from "./requests-query.ts"

type Wishes = Proposal["dataUpdate"]
export interface Line {
  readonly key: string
  readonly label: string
  readonly before: string | null
  readonly after: string
}
/** Each field of a wish as a line: what it is called, what it was, what it is to be. */
export const useDifference = () => {
  const { t } = useTranslation(["customer", "labels"])
  const { day } = useFormat()
  return (update: Wishes, origin: Wishes): ReadonlyArray<Line> => {
    const lines: Array<Line> = []
    const add = (key: string, label: string, of: (from: Wishes) => string | null | undefined) => {
      const after = of(update)
      if (after === undefined) return
      const before = of(origin) ?? null
      // A shift that is there is not wished for: its count or its times are.
      if (before === null || before !== after) lines.push({ key, label, before, after: after ?? t("nothing") })
    }
    add("date", t("day"), ({ date }) => (date === undefined ? undefined : day(date.from)))
    add("startTimeDesire", t("start"), ({ startTimeDesire }) => startTimeDesire)
    add("endTimeDesire", t("end"), ({ endTimeDesire }) => endTimeDesire)
    for (const shift of workShifts) {
      const { customerFlag, heads, desireFrom, desireTo } = shiftFields[shift]
      const name = t(shiftLabels[shift])
      add(customerFlag, name, (from) => {
        const flag = from[customerFlag]
        return flag === undefined ? undefined : flag === 1 ? t("wanted") : t("notWanted")
      })
      add(heads, `${name} ${t("people")}`, (from) => {
        const count = from[heads]
        return count === undefined ? undefined : count === null ? null : t("heads", { count })
      })
      add(desireFrom, `${name} ${t("start")}`, (from) => from[desireFrom])
      add(desireTo, `${name} ${t("end")}`, (from) => from[desireTo])
    }
    return lines
  }
}

/** 人数 4名 → 6名: the old struck through, the new bold. */
interface DifferenceProps {
  readonly of: { readonly dataUpdate: Wishes; readonly dataOrigin: Wishes }
  /** The rest was accepted while the times stayed as they were: they are no more than a wish (TASK-20). */
  readonly keepsTimes?: boolean
}
export function Difference({ of, keepsTimes = false }: DifferenceProps) {
  const { t } = useTranslation("customer")
  const lines = useDifference()(of.dataUpdate, of.dataOrigin)
  return (
    <ul className="flex flex-col gap-0.5">
      {lines.map(({ key, label, before, after }) => (
        <li key={key} className="tnum">
          {keepsTimes && isTimeField(key) ? t("wishFor", { what: label }) : label}{" "}
          {before !== null && <s className="text-muted-foreground">{before}</s>}
          {before !== null && " → "}
          <b className="text-warning">{after}</b>
        </li>
      ))}
    </ul>
  )
}

/** 作業なし → 午前 2名: what was asked for first, and from when. */
export function FirstAsked({ of }: { readonly of: Wishes }) {
  const { t } = useTranslation(["customer", "labels"])
  const asked = workShifts.filter((shift) => of[shiftFields[shift].customerFlag] === 1)
  const shifts = asked.map((shift) => {
    const count = of[shiftFields[shift].heads]
    return [t(shiftLabels[shift]), count == null ? "" : t("heads", { count })].join(" ").trim()
  })
  const said = new Set<string>(
    workShifts.flatMap((shift) => [shiftFields[shift].customerFlag, shiftFields[shift].heads]),
  )
  const lines = useDifference()(Object.fromEntries(Object.entries(of).filter(([field]) => !said.has(field))), {})
  return (
    <ul className="flex flex-col gap-0.5">
      <li className="tnum">
        {t("noWork")} → <b className="text-warning">{shifts.join("・")}</b>
      </li>
      {lines
        .filter(({ key }) => key !== "date")
        .map(({ key, label, after }) => (
          <li key={key} className="tnum">
            {label} <b className="text-warning">{after}</b>
          </li>
        ))}
    </ul>
  )
}
