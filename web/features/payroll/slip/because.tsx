import { useTranslation } from "react-i18next"
import type { SlipLine } from "../slip-query.ts"

/** A sentence names the first causes only; the rest follows from them. */
const mostCauses = 2
type Difference = NonNullable<SlipLine["difference"]>

/** The figures that changed, each in a sentence; a line that last month had not says so. */
export function Because({ difference }: { readonly difference: Difference }) {
  const { t } = useTranslation("pay")
  const { causes, before } = difference
  if (before === 0) return t("newLine")
  return causes
    .slice(0, mostCauses)
    .map(({ words, beforeText, afterText }) =>
      beforeText === undefined
        ? t("becauseNew", { words, after: afterText ?? "" })
        : t("becauseOf", { words, before: beforeText, after: afterText ?? "0" }),
    )
    .join(" ")
}
