import { Plus, X } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { Input } from "@/components/ui/input.tsx"
import { NumberInput } from "@/components/ui/typed-input.tsx"
import type { VendorCertificateDraft } from "../draft.ts"

/** As many as the company may say of one vendor. */
const mostRows = 50

interface VendorCertificatesProps {
  readonly name: string
  readonly rows: ReadonlyArray<VendorCertificateDraft>
  readonly onChange: (rows: ReadonlyArray<VendorCertificateDraft>) => void
}
/** 資格 that a vendor's people are to bring: what for, how many of them, at which price (TASK-04). */
export function VendorCertificates({ name, rows, onChange }: VendorCertificatesProps) {
  const { t } = useTranslation("slots")
  const edit = (at: number, part: Partial<VendorCertificateDraft>) =>
    onChange(rows.map((row, place) => (place === at ? { ...row, ...part } : row)))
  return (
    <fieldset className="flex basis-full flex-col gap-1">
      <legend className="sr-only">{t("certificatesOf", { name })}</legend>
      {rows.map((row, at) => (
        <div key={at} className="grid grid-cols-[1fr_5.5rem_4.5rem_2.25rem] items-center gap-2">
          <Input
            aria-label={t("certificateTitle", { name, row: at + 1 })}
            placeholder={t("certificate")}
            value={row.title}
            maxLength={255}
            onChange={({ target }) => edit(at, { title: target.value })}
            className="h-8 px-2"
          />
          <NumberInput
            whole
            aria-label={t("certificatePrice", { name, row: at + 1 })}
            value={row.price}
            unit={t("yen")}
            onChange={(price) => edit(at, { price })}
            className="h-8 px-2"
          />
          <NumberInput
            aria-label={t("certificateCount", { name, row: at + 1 })}
            value={row.workers}
            onChange={(workers) => edit(at, { workers })}
            className="h-8 px-2"
          />
          <Button
            variant="ghost"
            size="icon-sm"
            aria-label={t("removeCertificate", {
              name: row.title.trim() || t("certificateTitle", { name, row: at + 1 }),
            })}
            onClick={() => onChange(rows.filter((_, place) => place !== at))}
          >
            <X />
          </Button>
        </div>
      ))}
      <Button
        variant="quiet"
        size="sm"
        className="self-start"
        disabled={rows.length >= mostRows}
        aria-label={t("addCertificateOf", { name })}
        onClick={() => onChange([...rows, { title: "", price: "", workers: "1" }])}
      >
        <Plus />
        {t("certificate")}
      </Button>
    </fieldset>
  )
}
