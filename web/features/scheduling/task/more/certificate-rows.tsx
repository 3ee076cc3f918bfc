import { Plus, X } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { Select } from "@/components/ui/select.tsx"
import { NumberInput } from "@/components/ui/typed-input.tsx"
import { shiftLabels, type WorkShift } from "../../shifts.ts"
import type { Arrangement } from "../use-arrangement.ts"
import { type CertificateDraft, withWish } from "./draft-more.ts"

interface CertificateRowsProps {
  readonly form: Arrangement
  readonly shift: WorkShift
  readonly offered: ReadonlyArray<{ readonly id: number; readonly title: string; readonly price: number }>
}
/** What the customer pays for certificates on a shift: each once; nothing to add when all are used (TASK-34). */
export function CertificateRows({ form, shift, offered }: CertificateRowsProps) {
  const { t } = useTranslation(["arranging", "labels"])
  const label = t(shiftLabels[shift])
  const rows = form.values.more.wishes[shift].certificates
  const field = (at: number, part: "id" | "workers") => `metadataCustomerUnitPriceCertificate.${shift}.${at}.${part}`
  const put = (certificates: ReadonlyArray<CertificateDraft>) =>
    form.change(
      (now) => ({ ...now, more: withWish(now.more, shift, { certificates }) }),
      rows.flatMap((_, at) => [field(at, "id"), field(at, "workers")]),
    )
  const edit = (at: number, part: Partial<CertificateDraft>) =>
    put(rows.map((row, place) => (place === at ? { ...row, ...part } : row)))
  const isFree = (id: number, at: number) => rows.every((row, place) => place === at || row.id !== id)
  const unused = offered.filter(({ id }) => isFree(id, -1))
  return (
    <div className="flex flex-col gap-1.5">
      {rows.map((row, at) => {
        const wrong = form.errorOf(field(at, "id"), field(at, "workers"))
        // One that the card offers no more stays to be seen.
        const own =
          row.id === null || offered.some(({ id }) => id === row.id) ? [] : [{ value: row.id, label: row.title }]
        const options = offered
          .filter(({ id }) => isFree(id, at))
          .map(({ id, title, price }) => ({ value: id, label: `${title}　${price.toLocaleString("ja-JP")}` }))
        return (
          <div key={at} data-field={`${field(at, "id")} ${field(at, "workers")}`}>
            <div className="grid grid-cols-[1fr_4.5rem_2.25rem] items-center gap-1.5">
              <Select
                label={t("certificateOf", { shift: label, row: at + 1 })}
                placeholder={t("pickCertificate")}
                options={[...own, ...options]}
                value={row.id}
                onChange={(id) => edit(at, { id, title: offered.find((one) => one.id === id)?.title ?? row.title })}
                className="h-8 px-2 text-xs"
              />
              <NumberInput
                whole
                aria-label={t("quantityOf", { shift: label, row: at + 1 })}
                aria-invalid={wrong !== undefined || undefined}
                value={row.workers}
                unit={t("headUnit")}
                onChange={(workers) => edit(at, { workers })}
                className="h-8 px-2 pr-8"
              />
              <Button
                variant="ghost"
                size="icon-sm"
                aria-label={t("removeCertificate", { name: row.title })}
                onClick={() => put(rows.filter((_, place) => place !== at))}
              >
                <X />
              </Button>
            </div>
            {wrong !== undefined && (
              <p role="alert" className="text-2xs font-medium text-danger max-md:text-sm">
                {wrong}
              </p>
            )}
          </div>
        )
      })}
      <Button
        variant="quiet"
        size="sm"
        className="self-start"
        disabled={unused.length === 0}
        onClick={() => put([...rows, { id: null, title: "", workers: "1" }])}
      >
        <Plus />
        {t("addCertificate")}
      </Button>
    </div>
  )
}
