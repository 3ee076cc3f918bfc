import { useTranslation } from "react-i18next"
import type { LastChange } from "@/lib/api-error.ts"
import { clockTime, dayOfInstant } from "@/lib/format.ts"
import { useFormat } from "@/lib/use-format.ts"

/** 「清水 一郎さんが 04:55 に先に変更しました」, his own other window said as his own; undefined where nobody was told. */
export const useWhoWasFirst = () => {
  const { t } = useTranslation("form")
  const { shortDay } = useFormat()
  return (change: LastChange | undefined) => {
    if (change === undefined) return undefined
    const day = dayOfInstant(change.at)
    const isToday = day === dayOfInstant(new Date().toISOString())
    const at = isToday ? clockTime(change.at) : `${shortDay(day)} ${clockTime(change.at)}`
    if (change.isOwn) return t("conflict.own", { at })
    if (change.by === null) return t("conflict.someone", { at })
    return t(change.isCompany ? "conflict.company" : "conflict.person", { name: change.by, at })
  }
}
