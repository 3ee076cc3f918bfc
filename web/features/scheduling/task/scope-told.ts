import type { TFunction } from "i18next"
import { useTranslation } from "react-i18next"
import type { Mark } from "./scope-people.ts"
import type { Told } from "./who-is-told.ts"

const markWords = { added: "scope.added", removed: "scope.removed", changed: "scope.row" } as const satisfies Record<
  Mark,
  string
>
/** So many people are named; the rest is a number. */
const mostNamed = 12

/** 「通知先：小林 浩二さん（追加）、東和足場」, or that nobody hears of it; partners are always named. */
export const toldWords =
  (t: TFunction<readonly ["arranging", "calendar"]>) =>
  ({ crew, vendors, customer, sparesCrew }: Told) => {
    const people = crew
      .slice(0, mostNamed)
      .map(({ name, mark }) => t(mark === undefined ? "scope.person" : markWords[mark], { name }))
    const rest = crew.length - people.length
    const names = [
      ...people,
      ...(rest > 0 ? [t("calendar:morePeople", { count: rest })] : []),
      ...(customer === undefined ? [] : [customer === "" ? t("scope.customer") : customer]),
      ...vendors,
    ]
    if (names.length === 0) return t("scope.tellsNobody")
    return t(sparesCrew ? "scope.tellsPartners" : "scope.tells", { names: names.join("、") })
  }

export const useToldWords = () => toldWords(useTranslation(["arranging", "calendar"] as const).t)
