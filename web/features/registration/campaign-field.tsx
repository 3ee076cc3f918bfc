import { Check } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { longestCampaignCode } from "#modules/kernel/fields/campaign-code.ts"
import { Button } from "@/components/ui/button.tsx"
import { FormField } from "@/components/ui/form-field.tsx"
import { Input } from "@/components/ui/input.tsx"
import { cn } from "@/lib/class-names.ts"

interface CampaignFieldProps {
  /** The code that the price is asked with; "" without one. */
  readonly code: string
  readonly onCode: (code: string) => void
  /** Why it is not good, as the server says it. */
  readonly error?: string | undefined
  /** What it brings to what is chosen; null where it brings nothing to that. */
  readonly brings?: string | null | undefined
  readonly isBusy: boolean
}
/** A press beside the field does not leave it first: it would apply the code and, as the same button, take it off again. */
const keepsFocus = (event: React.MouseEvent) => event.preventDefault()

/** キャンペーンコード: asked for by 適用; what it brings stands below it and in the sum beside it. */
export function CampaignField({ code, onCode, error, brings, isBusy }: CampaignFieldProps) {
  const { t } = useTranslation("registration")
  const [typed, setTyped] = useState(code)
  const isApplied = code !== "" && typed.trim().toUpperCase() === code
  const apply = () => onCode(typed.trim().toUpperCase())
  return (
    <FormField
      field="campaignCode"
      label={t("campaignCode")}
      error={isApplied ? error : undefined}
      hint={isApplied && brings !== undefined ? <Brings what={brings} /> : t("campaignHint")}
    >
      <span className="flex gap-2">
        <Input
          value={typed}
          maxLength={longestCampaignCode}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value)}
          // Nobody loses a code for want of a press.
          onBlur={apply}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.nativeEvent.isComposing) return
            event.preventDefault()
            apply()
          }}
          className="max-w-56"
        />
        {isApplied ? (
          <Button
            variant="outline"
            onMouseDown={keepsFocus}
            onClick={() => {
              setTyped("")
              onCode("")
            }}
          >
            {t("campaignOff")}
          </Button>
        ) : (
          <Button
            variant="outline"
            busy={isBusy}
            disabled={typed.trim() === "" && code === ""}
            onMouseDown={keepsFocus}
            onClick={apply}
          >
            {t("campaignApply")}
          </Button>
        )}
      </span>
    </FormField>
  )
}
function Brings({ what }: { readonly what: string | null }) {
  const { t } = useTranslation("registration")
  return (
    <span role="status" className={cn("flex items-center gap-1", what === null ? "text-warning" : "text-success")}>
      {what !== null && <Check aria-hidden="true" className="size-4" />}
      {what ?? t("campaignNothing")}
    </span>
  )
}
