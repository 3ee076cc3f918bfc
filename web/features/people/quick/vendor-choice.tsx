import { useQuery } from "@tanstack/react-query"
import { lazy, Suspense, useState } from "react"
import { useTranslation } from "react-i18next"
import { Combobox } from "@/components/ui/combobox.tsx"
import { may } from "@/lib/permissions.tsx"
import { partnerOptions, vendorsQuery } from "../partner-queries.ts"

const VendorDialog = lazy(() => import("./partner-dialog.tsx").then((file) => ({ default: file.VendorDialog })))

interface VendorChoiceProps {
  /** The vendor's id; empty for none. */
  readonly value: string
  readonly onChange: (id: string) => void
  readonly disabled?: boolean
}
/** 協力会社 to choose from, or a new one. */
export function VendorChoice({ value, onChange, disabled = false }: VendorChoiceProps) {
  const { t } = useTranslation(["partners", "labels"])
  const { data: vendors } = useQuery(vendorsQuery)
  const [typed, setTyped] = useState<string>()
  const label = t("newOne", { word: t("labels:vendor") })
  return (
    <>
      <Combobox
        value={value === "" ? null : Number(value)}
        disabled={disabled}
        placeholder={t("pick")}
        onChange={(id) => onChange(id === null ? "" : String(id))}
        options={partnerOptions(vendors?.data)}
        {...(vendors !== undefined && may(vendors, "create") ? { create: { label, onCreate: setTyped } } : {})}
      />
      {typed !== undefined && (
        <Suspense>
          <VendorDialog
            typed={typed}
            onClose={() => setTyped(undefined)}
            onMade={({ id }) => {
              onChange(String(id))
              setTyped(undefined)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
