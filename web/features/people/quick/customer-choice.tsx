import { useQuery } from "@tanstack/react-query"
import { lazy, Suspense, useState } from "react"
import { useTranslation } from "react-i18next"
import { Combobox } from "@/components/ui/combobox.tsx"
import { may } from "@/lib/permissions.tsx"
import { customersQuery, partnerOptions } from "../partner-queries.ts"

const CustomerDialog = lazy(() => import("./partner-dialog.tsx").then((file) => ({ default: file.CustomerDialog })))

interface CustomerChoiceProps {
  readonly value: number | null
  readonly placeholder: string
  readonly onChange: (id: number | null) => void
}
/** 得意先 to choose from, or a new one. */
export function CustomerChoice({ value, placeholder, onChange }: CustomerChoiceProps) {
  const { t } = useTranslation(["partners", "labels"])
  const { data: customers } = useQuery(customersQuery)
  const [typed, setTyped] = useState<string>()
  const label = t("newOne", { word: t("labels:customer") })
  return (
    <>
      <Combobox
        value={value}
        placeholder={placeholder}
        onChange={onChange}
        options={partnerOptions(customers?.data)}
        {...(customers !== undefined && may(customers, "create") ? { create: { label, onCreate: setTyped } } : {})}
      />
      {typed !== undefined && (
        <Suspense>
          <CustomerDialog
            typed={typed}
            onClose={() => setTyped(undefined)}
            onMade={({ id }) => {
              onChange(id)
              setTyped(undefined)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
