import { useTranslation } from "react-i18next"
import { Card } from "@/components/ui/card.tsx"
import { Checkbox } from "@/components/ui/checkbox.tsx"
import { FormField } from "@/components/ui/form-field.tsx"
import { Textarea } from "@/components/ui/input.tsx"
import type { LeaveOut } from "./use-leave-out.ts"

/** Who is stopped by what can't be mended can be left out of the close, with a reason; he stays on the month's page until he is paid. */
export function LeaveOutCard({ of }: { readonly of: LeaveOut }) {
  const { t } = useTranslation("close")
  return (
    <Card className="mx-5 mb-3 flex shrink-0 flex-col gap-2 p-4 max-md:mx-4">
      <h2 className="font-semibold">{t("leaveOut.title")}</h2>
      <LeaveOutFields of={of} labelOf={(name) => t("leaveOut.person", { name })} reasonLabel={t("reason")} />
    </Card>
  )
}
interface LeaveOutFieldsProps {
  readonly of: LeaveOut
  readonly labelOf: (name: string) => string
  readonly reasonLabel: string
}
/** Who may be left out, and why they are; a close and a correction of everybody ask the same. */
export function LeaveOutFields({ of, labelOf, reasonLabel }: LeaveOutFieldsProps) {
  const { t } = useTranslation("close")
  return (
    <>
      <p className="text-xs text-muted-foreground max-md:text-sm">{t("leaveOut.hint")}</p>
      <ul>
        {of.people.map(({ userId, name }) => (
          <li key={userId}>
            <Checkbox checked={of.chosen.has(userId)} onCheckedChange={(isOut) => of.choose(userId, isOut)}>
              {labelOf(name)}
            </Checkbox>
          </li>
        ))}
      </ul>
      {of.chosen.size > 0 && (
        <FormField label={reasonLabel} required hint={of.isReasonMissing ? t("reasonNeeded") : t("reasonHint")}>
          <Textarea value={of.reason} maxLength={255} onChange={(event) => of.setReason(event.target.value)} />
        </FormField>
      )}
    </>
  )
}
