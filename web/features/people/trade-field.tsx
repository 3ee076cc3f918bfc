import { useState } from "react"
import { useTranslation } from "react-i18next"
import { tradeNames } from "#modules/people/codes.ts"
import { SelectField } from "@/components/form/choice-fields.tsx"
import { TextField } from "@/components/form/text-field.tsx"
import type { BoundField } from "@/lib/form/bound-field.ts"
import { useTradeName } from "./use-trade-name.ts"

/** 職種: one of the twenty, or any other in words. */
export function TradeField({ trade }: { readonly trade: BoundField<string> }) {
  const { t } = useTranslation("people")
  const tradeName = useTradeName()
  const [isOther, setOther] = useState(trade.value !== "" && !(trade.value in tradeNames))
  const trades = Object.keys(tradeNames).map((value) => ({ value, label: tradeName(value) }))
  return (
    <div className="flex flex-col gap-2">
      <SelectField
        {...trade}
        value={isOther ? "other" : trade.value}
        options={[...trades, { value: "other", label: t("option.otherTrade") }]}
        onChange={(value) => {
          setOther(value === "other")
          trade.onChange(value === "other" ? "" : value)
        }}
      />
      {isOther && <TextField {...trade} label={t("field.otherTrade")} />}
    </div>
  )
}
