import { useTranslation } from "react-i18next"
import { ToggleChip } from "@/components/ui/toggle-chip.tsx"
import { offeredStates, statesOf } from "./site-states.ts"

interface StateFilterProps {
  /** By comma, as the address has them. */
  readonly states: string | undefined
  readonly onChange: (states: string) => void
}
/** A chip for each state of a site; none is all of them. */
export function StateFilter({ states, onChange }: StateFilterProps) {
  const { t } = useTranslation("works")
  const chosen = statesOf(states)
  return (
    <fieldset className="flex flex-wrap items-center gap-1.5">
      <legend className="sr-only">{t("states")}</legend>
      {offeredStates.map((word) => {
        const isOn = chosen.includes(word)
        const next = isOn ? chosen.filter((one) => one !== word) : [...chosen, word]
        return (
          <ToggleChip key={word} isOn={isOn} onClick={() => onChange(next.join(","))}>
            {t(`state.${word}`)}
          </ToggleChip>
        )
      })}
    </fieldset>
  )
}
