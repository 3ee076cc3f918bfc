import { useTranslation } from "react-i18next"
import { shiftFields } from "#modules/scheduling/codes.ts"
import { Checkbox } from "@/components/ui/checkbox.tsx"
import { NumberInput, TimeInput } from "@/components/ui/typed-input.tsx"
import { shiftLabels, type WorkShift } from "../../shifts.ts"
import type { Arrangement } from "../use-arrangement.ts"
import { type WishDraft, withWish } from "./draft-more.ts"

/** What the customer wishes of one shift: whether, for how many, from when to when. */
export function WishRow({ form, shift }: { readonly form: Arrangement; readonly shift: WorkShift }) {
  const { t } = useTranslation(["arranging", "labels"])
  const { customerFlag, heads, desireFrom, desireTo } = shiftFields[shift]
  const names = [customerFlag, desireFrom, desireTo]
  const wish = form.values.more.wishes[shift]
  const label = t(shiftLabels[shift])
  const edit = (part: Partial<WishDraft>) =>
    form.change((now) => ({ ...now, more: withWish(now.more, shift, part) }), names)
  const wrong = form.errorOf(...names)
  return (
    <div data-field={names.join(" ")}>
      <div className="flex flex-wrap items-center gap-1.5 text-xs">
        <Checkbox
          aria-label={t("asksOf", { shift: label })}
          checked={wish.asks}
          onCheckedChange={(asks) => edit({ asks })}
        />
        <span className="w-16 truncate font-medium">{label}</span>
        <NumberInput
          whole
          data-field={heads}
          aria-label={t("headsOf", { shift: label })}
          value={wish.heads}
          unit={t("headUnit")}
          onChange={(value) => edit({ heads: value })}
          className="h-8 w-16 px-2 pr-8"
        />
        <span className="flex flex-1 items-center gap-1">
          <TimeInput
            aria-label={t("desiredFromOf", { shift: label })}
            value={wish.from}
            placeholder=""
            onChange={(from) => edit({ from })}
            className="h-8 min-w-14 px-2"
          />
          <span aria-hidden="true">〜</span>
          <TimeInput
            aria-label={t("desiredToOf", { shift: label })}
            value={wish.to}
            placeholder=""
            onChange={(to) => edit({ to })}
            className="h-8 min-w-14 px-2"
          />
        </span>
      </div>
      {wrong !== undefined && (
        <p role="alert" className="text-2xs font-medium text-danger max-md:text-sm">
          {wrong}
        </p>
      )}
    </div>
  )
}
