import { useState } from "react"
import { useTranslation } from "react-i18next"
import { usualOtherTitle } from "#modules/scheduling/codes.ts"
import { FormField } from "@/components/ui/form-field.tsx"
import { Input } from "@/components/ui/input.tsx"
import { Select } from "@/components/ui/select.tsx"
import { NumberInput } from "@/components/ui/typed-input.tsx"
import { shiftLabels, workShifts } from "../../shifts.ts"
import type { Arrangement } from "../use-arrangement.ts"
import type { MoreDraft } from "./draft-more.ts"

const fields = ["otherShiftType", "titleOtherShiftCustomer", "priceOtherShiftCustomer"]
const types = [1, 2, 3] as const

/** What the customer pays for the other shift: as another shift, or a title and price that Enter or leaving sets (TASK-35). */
export function OtherPrice({ form }: { readonly form: Arrangement }) {
  const { t } = useTranslation(["arranging", "labels"])
  const { more } = form.values
  const [typed, setTyped] = useState<Partial<Pick<MoreDraft, "otherTitle" | "otherPrice">>>({})
  const put = (part: Partial<MoreDraft>) => form.change((now) => ({ ...now, more: { ...now.more, ...part } }), fields)
  const set = () => {
    const now = { ...more, ...typed }
    const isPriced = now.otherPrice.trim() !== ""
    setTyped({})
    put({ ...typed, otherTitle: isPriced && now.otherTitle.trim() === "" ? usualOtherTitle : now.otherTitle })
  }
  const onEnter = (event: React.KeyboardEvent) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return
    event.preventDefault()
    set()
  }
  const label = t("otherPrice", { shift: t(shiftLabels.other) })
  const usual = workShifts.filter((shift) => shift !== "other")
  return (
    <FormField label={label} group field={fields.join(" ")} error={form.errorOf(...fields)}>
      <div className="flex flex-col gap-1.5">
        <Select
          label={t("otherType")}
          options={[
            { value: 0, label: t("otherOwn") },
            ...types.map((type, at) => ({
              value: type,
              label: t("otherAs", { shift: t(shiftLabels[usual[at] ?? "morning"]) }),
            })),
          ]}
          value={more.otherType}
          onChange={(otherType) => put({ otherType: types.find((type) => type === otherType) ?? 0 })}
          className="h-8 text-xs"
        />
        {more.otherType === 0 && (
          // biome-ignore lint/a11y/noStaticElementInteractions: only hears Enter and leaving of the two fields inside
          <div className="grid grid-cols-[1fr_7rem] gap-1.5" onKeyDown={onEnter} onBlur={set}>
            <Input
              aria-label={t("otherTitle")}
              placeholder={usualOtherTitle}
              value={typed.otherTitle ?? more.otherTitle}
              onChange={({ target }) => setTyped({ ...typed, otherTitle: target.value })}
              className="h-8 px-2"
            />
            <NumberInput
              whole
              aria-label={t("otherYen")}
              value={typed.otherPrice ?? more.otherPrice}
              onChange={(otherPrice) => setTyped({ ...typed, otherPrice })}
              className="h-8 px-2"
            />
          </div>
        )}
      </div>
    </FormField>
  )
}
