import { useTranslation } from "react-i18next"
import type { useMore } from "./use-more.ts"

interface MoreCardsProps {
  readonly more: Pick<ReturnType<typeof useMore>, "sentinel" | "show">
  /** How many are not drawn yet. */
  readonly left: number
}
/** The end of what is drawn of a day: it draws more when it comes into sight, or is pressed. */
export function MoreCards({ more, left }: MoreCardsProps) {
  const { t } = useTranslation("calendar")
  return left <= 0 ? null : (
    <button
      ref={more.sentinel}
      type="button"
      onClick={more.show}
      className="tnum flex h-9 w-full items-center justify-center border-b text-xs text-link max-md:h-12"
    >
      {t("moreTasks", { count: left })}
    </button>
  )
}
