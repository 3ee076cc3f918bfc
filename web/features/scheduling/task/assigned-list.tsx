import { Copy, Star, X } from "lucide-react"
import { useRef } from "react"
import { useTranslation } from "react-i18next"
import { numberIn } from "#modules/kernel/fields/normalise.ts"
import { Avatar } from "@/components/ui/avatar.tsx"
import { Button } from "@/components/ui/button.tsx"
import { NumberInput } from "@/components/ui/typed-input.tsx"
import { useTradeName } from "@/features/people/use-trade-name.ts"
import { cn } from "@/lib/class-names.ts"
import { shiftLabels, shiftLooks, type WorkShift, workShifts } from "../shifts.ts"
import { boldReason } from "./candidates.ts"
import { changePerson, type PersonDraft, putOn, takeOff } from "./draft.ts"
import { useFocusPlace } from "./focus-place.ts"
import { LevelInput } from "./more/level-input.tsx"
import { RecordLink } from "./more/record-link.tsx"
import { StaffCertificates } from "./more/staff-certificates.tsx"
import { Reason } from "./reason.tsx"
import { assignedOn } from "./shift-cards.tsx"
import { personField } from "./task-fields.ts"
import type { Candidate } from "./task-query.ts"
import type { Arrangement } from "./use-arrangement.ts"

interface AssignedListProps {
  readonly form: Arrangement
  readonly shift: WorkShift
  readonly candidates: ReadonlyArray<Candidate>
}
/** The people of the chosen shift with price and 人工; what stands in somebody's way stays beside him. */
export function AssignedList({ form, shift, candidates }: AssignedListProps) {
  const { t } = useTranslation(["calendar", "labels"])
  const { values: draft, change } = form
  const list = useRef<HTMLUListElement>(null)
  const keepFocus = useFocusPlace(list, "[data-take-off]", list)
  const now = draft.shifts[shift]
  const label = t(shiftLabels[shift])
  const others = workShifts.filter((other) => other !== shift && draft.shifts[other].isOn)
  return (
    <section aria-label={t("assignedOf", { shift: label })} className="flex min-h-0 flex-1 flex-col">
      <div className="flex min-h-11 shrink-0 items-center gap-2 border-b px-4">
        <span aria-hidden="true" className={cn("h-4 w-1 rounded-full", shiftLooks[shift].mark)} />
        <h3 className="text-sm font-bold">{t("assignedOf", { shift: label })}</h3>
        <span className="tnum text-xs text-muted-foreground">
          <b className="text-foreground">{assignedOn(now)}</b>
          {(numberIn(now.needed) ?? 0) > 0 && ` / ${now.needed}`} {t("manDays")}
        </span>
        {now.people.length > 0 && others.length > 0 && (
          <Button
            variant="quiet"
            size="sm"
            className="ml-auto"
            onClick={() => change((before) => others.reduce((next, other) => putOn(next, other, now.people), before))}
          >
            <Copy />
            {t("sameOnOthers")}
          </Button>
        )}
      </div>
      {now.people.length > 0 && (
        <div
          aria-hidden="true"
          className="grid grid-cols-[1fr_5.25rem_3.5rem_2rem] gap-1.5 bg-muted px-3 py-1 text-2xs text-muted-foreground"
        >
          <span>{t("name")}</span>
          <span className="text-right">{t("unitPrice")}</span>
          <span className="text-right">{t("manDays")}</span>
        </div>
      )}
      <ul ref={list} tabIndex={-1} className="min-h-0 flex-1 outline-none md:overflow-y-auto">
        {now.people.map((person) => (
          <AssignedRow
            key={person.userId}
            person={person}
            form={form}
            shift={shift}
            onTakeOff={keepFocus}
            candidate={candidates.find(({ userId }) => userId === person.userId)}
          />
        ))}
        {now.people.length === 0 && (
          <li className="px-4 py-8 text-center text-muted-foreground">
            {now.isOn ? t("nobodyYet") : t("tickFirst", { shift: label })}
          </li>
        )}
      </ul>
    </section>
  )
}
interface AssignedRowProps {
  readonly person: PersonDraft
  readonly form: Arrangement
  readonly shift: WorkShift
  readonly candidate: Candidate | undefined
  /** With the button that was pressed: it goes with its row. */
  readonly onTakeOff: (control: HTMLElement) => void
}
function AssignedRow({ person, form, shift, candidate, onTakeOff }: AssignedRowProps) {
  const { t } = useTranslation(["calendar", "arranging"])
  const { values: draft, change } = form
  const { userId, name } = person
  const trade = useTradeName()
  const reason = boldReason(candidate)
  const wrong = form.sentencesOf(personField(userId))
  const isLeader = draft.leaderId === userId
  const edit = (part: Partial<Pick<PersonDraft, "count" | "price" | "certificates">>) =>
    change((before) => changePerson(before, shift, userId, part), [personField(userId)])
  return (
    <li className="border-b px-3 py-1.5" data-field={personField(userId)}>
      <div className="grid grid-cols-[1fr_5.25rem_3.5rem_2rem] items-center gap-1.5">
        <div className="flex min-w-0 items-center gap-2">
          <Avatar name={name} size={32} decorative />
          <div className="min-w-0">
            <p className="flex items-center gap-1 text-sm font-medium">
              <RecordLink kind="staff" id={userId} className="break-words">
                {name}
              </RecordLink>
              <button
                type="button"
                aria-pressed={isLeader}
                aria-label={t("makeLeader", { name })}
                onClick={() => change((before) => ({ ...before, leaderId: isLeader ? null : userId }), ["leaderId"])}
                className="grid size-7 shrink-0 place-items-center rounded-sm hover:bg-muted max-md:size-12"
              >
                <Star className={cn("size-3.5", isLeader ? "fill-primary text-primary" : "text-muted-foreground")} />
              </button>
            </p>
            <p className="flex min-w-0 flex-wrap items-center gap-x-1 text-2xs text-muted-foreground">
              <span>
                {[person.trade === null ? null : trade(person.trade), person.vendor].filter(Boolean).join("・")}
              </span>
              {person.certificates.length === 0 && (
                <button
                  type="button"
                  aria-label={t("arranging:staffCertificatesOf", { name })}
                  onClick={() => edit({ certificates: [{ name: "", licenseId: null, price: "" }] })}
                  className="min-h-6 shrink-0 rounded-sm px-1 text-link hover:bg-muted max-md:min-h-12"
                >
                  ＋{t("arranging:staffCertificates")}
                </button>
              )}
            </p>
          </div>
        </div>
        <NumberInput
          whole
          aria-label={t("priceOf", { name })}
          value={person.price}
          placeholder={t("ownPrice")}
          onChange={(price) => edit({ price })}
          onBlur={() => form.leave(personField(userId))}
          className="h-8 px-1.5"
        />
        <LevelInput
          aria-label={t("countOf", { name })}
          value={person.count}
          onChange={(count) => edit({ count })}
          onBlur={() => form.leave(personField(userId))}
          className="h-8 px-1.5"
        />
        <Button
          variant="ghost"
          size="icon-sm"
          data-take-off=""
          aria-label={t("takeOff", { name })}
          onClick={({ currentTarget }) => {
            onTakeOff(currentTarget)
            change((before) => takeOff(before, shift, userId), [personField(userId)])
          }}
        >
          <X />
        </Button>
      </div>
      {person.certificates.length > 0 && (
        <StaffCertificates person={person} onChange={(certificates) => edit({ certificates })} />
      )}
      {reason !== undefined && <Reason verdict={reason.verdict} title={reason.title} fact={reason.fact} />}
      {wrong.map((sentence) => (
        <p key={sentence} role="alert" className="text-2xs font-medium text-danger max-md:text-sm">
          {sentence}
        </p>
      ))}
    </li>
  )
}
