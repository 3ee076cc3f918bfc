/** An arrangement that is no more: which it was, and who took it away when, as the server tells whoever saw it. */
import { useTranslation } from "react-i18next"
import { ApiError } from "@/lib/api-error.ts"
import { clockTime, dayOfInstant } from "@/lib/format.ts"
import { useFormat } from "@/lib/use-format.ts"

interface Gone {
  readonly startDate: string
  readonly constructionSiteName: string
}
const isGone = (told: unknown): told is Gone =>
  typeof told === "object" && told !== null && "startDate" in told && "constructionSiteName" in told

/** Which arrangement it was; undefined while it is there, or where the server says no more than that it is gone. */
export const goneOf = (error: unknown): Gone | undefined =>
  error instanceof ApiError && error.errorCode === "Task_Deleted" && isGone(error.detail) ? error.detail : undefined

/** 「12/29（火）大手町プレイス 改修 の手配は、11/28 05:04に佐藤 大輔さんが取りやめました。」 */
export const useGoneWords = () => {
  const { t } = useTranslation(["arranging", "calendar"])
  const { shortDay, weekday } = useFormat()
  return (error: unknown) => {
    const gone = goneOf(error)
    if (gone === undefined || !(error instanceof ApiError) || error.change === undefined) return t("calendar:isDeleted")
    const { at, by, isCompany, isOwn } = error.change
    const { startDate: day, constructionSiteName: site } = gone
    const facts = {
      about: t("gone.about", { day: shortDay(day), weekday: weekday(day), site }),
      at: `${shortDay(dayOfInstant(at))} ${clockTime(at)}`,
    }
    if (isOwn) return t("gone.own", facts)
    if (by === null) return t("gone.someone", facts)
    return t(isCompany ? "gone.company" : "gone.person", { ...facts, name: by })
  }
}
