import { useQuery } from "@tanstack/react-query"
import { X } from "lucide-react"
import { useTranslation } from "react-i18next"
import { normaliseYen } from "#modules/kernel/fields/normalise.ts"
import { Labelled } from "@/components/form/labelled.tsx"
import { Button } from "@/components/ui/button.tsx"
import { Combobox } from "@/components/ui/combobox.tsx"
import { Input } from "@/components/ui/input.tsx"
import { partnerOptions, vendorsQuery } from "@/features/people/partner-queries.ts"
import type { VendorLine } from "./site-draft.ts"
import type { SiteForm } from "./use-site-form.ts"

/** 協力会社 of a site; what each gets is asked for 請負 alone. */
export function VendorLines({ form, isFixed }: { readonly form: SiteForm; readonly isFixed: boolean }) {
  const { t } = useTranslation("works")
  const { data: vendors } = useQuery(vendorsQuery)
  const field = form.field("vendors")
  const { value: lines } = field
  const chosen = new Set(lines.map(({ userId }) => userId))
  const options = partnerOptions(vendors?.data).filter(({ value }) => !chosen.has(value))
  const nameOf = (id: number) => vendors?.data.find((vendor) => vendor.id === id)?.companyName ?? ""
  const put = (at: number, line: VendorLine) => field.onChange(lines.map((one, n) => (n === at ? line : one)))
  return (
    <Labelled of={field} group hint={t("vendorsHint")} className="md:col-span-2">
      <div className="flex flex-col gap-1.5">
        {lines.map((line, at) => (
          <div key={line.userId} className="flex items-center gap-2">
            <span className="min-w-0 flex-1 truncate">{nameOf(line.userId)}</span>
            {isFixed && (
              <>
                <Input
                  aria-label={t("vendorAmountOf", { name: nameOf(line.userId) })}
                  inputMode="numeric"
                  value={line.salary}
                  placeholder={t("vendorAmount")}
                  className="tnum w-36 text-right"
                  onChange={({ target }) => put(at, { ...line, salary: target.value })}
                  onBlur={() => put(at, { ...line, salary: normaliseYen(line.salary) })}
                />
                <span className="text-xs text-muted-foreground">{t("yen")}</span>
              </>
            )}
            <Button
              variant="ghost"
              size="icon-sm"
              aria-label={t("takeOff", { name: nameOf(line.userId) })}
              onClick={() => field.onChange(lines.filter(({ userId }) => userId !== line.userId))}
            >
              <X />
            </Button>
          </div>
        ))}
        <Combobox
          label={t("addVendor")}
          value={null}
          placeholder={t("addVendor")}
          options={options}
          onChange={(userId) => userId !== null && field.onChange([...lines, { userId, salary: "" }])}
        />
      </div>
    </Labelled>
  )
}
