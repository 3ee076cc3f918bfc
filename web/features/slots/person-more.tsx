import { Plus } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { numberIn } from "#modules/kernel/fields/normalise.ts"
import { Button } from "@/components/ui/button.tsx"
import { NumberInput } from "@/components/ui/typed-input.tsx"
import { StaffCertificates } from "@/features/scheduling/task/more/staff-certificates.tsx"
import type { Fit } from "./slot-model.ts"
import type { Fill } from "./use-fill.ts"

/** What the own company pays one person for this shift: his price, and what he gets for certificates (D81, TASK-51). */
export function PersonMore({ name, pick, fill }: { readonly name: string; readonly pick: Fit; readonly fill: Fill }) {
  const { t } = useTranslation(["slots", "arranging"])
  const [price, setPrice] = useState(pick.price === null ? "" : String(pick.price))
  const { certificates, userId } = pick
  return (
    <div className="mt-1.5 flex flex-col gap-1">
      <div className="ml-10 flex items-center gap-2">
        <NumberInput
          whole
          aria-label={t("personPrice", { name })}
          placeholder={t("personOwnPrice")}
          value={price}
          unit={t("yen")}
          onChange={(text) => {
            setPrice(text)
            fill.pay(userId, { price: text.trim() === "" ? null : (numberIn(text) ?? pick.price) })
          }}
          className="h-8 w-36"
        />
        {certificates.length === 0 && (
          <Button
            variant="quiet"
            size="sm"
            aria-label={t("arranging:staffCertificatesOf", { name })}
            onClick={() => fill.pay(userId, { certificates: [{ name: "", licenseId: null, price: "" }] })}
          >
            <Plus />
            {t("arranging:staffCertificates")}
          </Button>
        )}
      </div>
      {certificates.length > 0 && (
        <StaffCertificates
          person={{ name, certificates }}
          onChange={(rows) => fill.pay(userId, { certificates: rows })}
        />
      )}
    </div>
  )
}
