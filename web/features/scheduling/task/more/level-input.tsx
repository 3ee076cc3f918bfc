import { useId } from "react"
import { useTranslation } from "react-i18next"
import { NumberInput } from "@/components/ui/typed-input.tsx"

/** 0.5 to 6.5 人工 to pick from; anything in steps of 0.01 is typed (TASK-51). */
const levels = Array.from({ length: 13 }, (_, step) => (step + 1) / 2)
const mostNamed = levels.at(-1)

/** 人工: picked from the usual levels, or typed. */
export function LevelInput(props: React.ComponentProps<typeof NumberInput>) {
  const { t } = useTranslation("arranging")
  const list = useId()
  return (
    <>
      <NumberInput {...props} list={list} />
      <datalist id={list}>
        {levels.map((level) => (
          <option
            key={level}
            value={level.toFixed(1)}
            label={level === mostNamed ? t("levelAndOver", { level }) : level.toFixed(1)}
          />
        ))}
      </datalist>
    </>
  )
}
