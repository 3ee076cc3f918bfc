import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { slashDate } from "@/lib/format.ts"
import { type WorkShift, workShifts } from "../shifts.ts"
import type { Arrangement, Conflict } from "./arrangement.ts"
import type { Draft } from "./draft.ts"
import { type Part, takePart } from "./draft-parts.ts"
import { partWord } from "./part-words.ts"
import { assignedOn } from "./shift-cards.tsx"
import type { SiteChoice } from "./task-query.ts"

interface ConflictPanelProps {
  readonly form: Arrangement
  readonly conflict: Conflict
  readonly sites: ReadonlyArray<SiteChoice>
}
/** Somebody else saved first: what they changed, field by field, beside mine. Mine stays until I take theirs. */
export function ConflictPanel({ form, conflict, sites }: ConflictPanelProps) {
  const { t } = useTranslation(["calendar", "common", "labels"])
  const { stored, both, theirs } = conflict
  const words = useWordsOf(sites)
  const take = (parts: ReadonlyArray<Part>) => {
    form.change((mine) => parts.reduce((into, part) => takePart(part, stored, into), mine))
    form.setConflict({ ...conflict, both: both.filter((part) => !parts.includes(part)), theirs: [...theirs, ...parts] })
  }
  return (
    <section
      role="alert"
      className="max-h-[40%] shrink-0 overflow-y-auto border-b border-danger/30 bg-danger-bg px-5 py-3"
    >
      <h3 className="font-bold text-danger">{t("expiredTitle")}</h3>
      <p className="text-xs">{both.length > 0 ? t("expiredBoth") : t("expiredMerged")}</p>
      <table className="mt-2 w-full text-xs">
        <thead className="text-left text-muted-foreground">
          <tr>
            <th scope="col" className="w-36 py-1 font-medium" />
            <th scope="col" className="py-1 font-medium">
              {t("theirs")}
            </th>
            <th scope="col" className="py-1 font-medium">
              {t("mine")}
            </th>
            <th scope="col" className="w-40" />
          </tr>
        </thead>
        <tbody>
          {both.map((part) => (
            <tr key={part} className="border-t border-danger/20">
              <th scope="row" className="py-1.5 text-left font-medium">
                {partWord(part, t)}
              </th>
              <td className="py-1.5 font-bold">{words(part, stored)}</td>
              <td className="py-1.5 font-bold">{words(part, form.draft)}</td>
              <td className="py-1 text-right">
                <Button variant="outline" size="sm" onClick={() => take([part])}>
                  {t("takeTheirs")}
                </Button>
              </td>
            </tr>
          ))}
          {theirs.map((part) => (
            <tr key={part} className="border-t border-danger/20">
              <th scope="row" className="py-1.5 text-left font-medium">
                {partWord(part, t)}
              </th>
              <td className="py-1.5 font-bold">{words(part, stored)}</td>
              <td className="py-1.5 text-muted-foreground" colSpan={2}>
                {t("takenOver")}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-2 flex gap-2">
        <Button size="sm" onClick={() => form.setConflict(undefined)}>
          {t("keepMine")}
        </Button>
        {both.length > 0 && (
          <Button variant="outline" size="sm" onClick={() => take(both)}>
            {t("takeAllTheirs")}
          </Button>
        )}
      </div>
    </section>
  )
}
const shiftIn = (part: Part): WorkShift | undefined => workShifts.find((shift) => part.endsWith(`.${shift}`))

/** What a part holds, in a few words. */
const useWordsOf = (sites: ReadonlyArray<SiteChoice>) => {
  const { t } = useTranslation(["calendar", "common", "labels"])
  const nameOf = (draft: Draft, id: number | null) =>
    workShifts.flatMap((shift) => draft.shifts[shift].people).find(({ userId }) => userId === id)?.name
  return (part: Part, draft: Draft): string => {
    const shift = shiftIn(part)
    if (shift !== undefined) {
      const one = draft.shifts[shift]
      if (part.startsWith("people"))
        return (
          one.people.map(({ name, count }) => (count === "1" ? name : `${name} ${count}`)).join("・") || t("nobody")
        )
      return one.isOn
        ? `${one.from}–${one.to}　${t("needed")} ${one.needed}（${t("assigned")} ${assignedOn(one)}）`
        : t("notUsed")
    }
    if (part === "site") return sites.find(({ id }) => id === draft.siteId)?.name ?? ""
    if (part === "days")
      return draft.isSeries ? `${slashDate(draft.from)}〜${slashDate(draft.to)}` : slashDate(draft.from)
    if (part === "leader") return nameOf(draft, draft.leaderId) ?? t("noLeader")
    if (part === "name") return draft.name
    if (part === "note") return draft.note
    return `${draft.meetingTime} ${draft.meetingPlace}`.trim()
  }
}
