import { useTranslation } from "react-i18next"
import { yen } from "@/lib/format.ts"
import { termChanges } from "./slot-model.ts"
import type { Slot } from "./slots-query.ts"

/** What the company asks otherwise since the slot was answered. */
export function TermChanges({ slot }: { readonly slot: Slot }) {
  const { t } = useTranslation("slots")
  const price = (value: number | null) => (value === null ? t("usualPrice") : yen(value))
  return termChanges(slot).map(({ kind, before, after }) => (
    <span key={kind} className="tnum block font-semibold text-warning">
      {kind === "asked" && t("changedFrom", { before: before ?? "—", after: after ?? "—" })}
      {kind === "price" && t("priceChangedFrom", { before: price(before), after: price(after) })}
      {kind === "certificates" && t("certificatesChanged")}
    </span>
  ))
}
