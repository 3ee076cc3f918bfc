import { useQuery } from "@tanstack/react-query"
import { Plus, X } from "lucide-react"
import { useId } from "react"
import { useTranslation } from "react-i18next"
import { mostCertificates } from "#modules/scheduling/codes.ts"
import { Button } from "@/components/ui/button.tsx"
import { Input } from "@/components/ui/input.tsx"
import { NumberInput } from "@/components/ui/typed-input.tsx"
import { isOpen, useWorkspace } from "@/features/session/workspace.ts"
import { licensesQuery } from "@/features/settings/license-query.ts"
import type { PersonDraft } from "../draft.ts"
import type { StaffCertificateDraft } from "./draft-more.ts"

interface StaffCertificatesProps {
  readonly person: Pick<PersonDraft, "name" | "certificates">
  readonly onChange: (certificates: ReadonlyArray<StaffCertificateDraft>) => void
}
/** What a person gets for certificates on this shift: picked from the company's list, or typed. */
export function StaffCertificates({ person, onChange }: StaffCertificatesProps) {
  const { t } = useTranslation("arranging")
  const mayChoose = isOpen(useWorkspace(), "/setting")
  const { data } = useQuery({ ...licensesQuery, enabled: mayChoose })
  const licenses = data?.licenses ?? []
  const list = useId()
  const rows = person.certificates
  // Every one of the company's list is there already (TASK-34); without a list one types.
  const isUsedUp = licenses.length > 0 && licenses.every(({ name }) => rows.some((row) => row.name === name))
  const edit = (at: number, part: Partial<StaffCertificateDraft>) =>
    onChange(rows.map((row, place) => (place === at ? { ...row, ...part } : row)))
  return (
    <fieldset className="mt-1 ml-10 flex flex-col gap-1">
      <legend className="sr-only">{t("staffCertificatesOf", { name: person.name })}</legend>
      {rows.map((row, at) => (
        <div key={at} className="grid grid-cols-[1fr_5.5rem_2.25rem] items-center gap-2">
          <Input
            aria-label={t("staffCertificateName", { row: at + 1 })}
            list={list}
            value={row.name}
            placeholder={t("pickCertificate")}
            onChange={({ target }) =>
              edit(at, {
                name: target.value,
                licenseId: licenses.find(({ name }) => name === target.value)?.id ?? null,
              })
            }
            className="h-8 px-2"
          />
          <NumberInput
            whole
            aria-label={t("staffCertificatePrice", { row: at + 1 })}
            value={row.price}
            onChange={(price) => edit(at, { price })}
            className="h-8 px-2"
          />
          <Button
            variant="ghost"
            size="icon-sm"
            aria-label={t("removeCertificate", { name: row.name })}
            onClick={() => onChange(rows.filter((_, place) => place !== at))}
          >
            <X />
          </Button>
        </div>
      ))}
      <datalist id={list}>
        {licenses
          .filter(({ name }) => rows.every((row) => row.name !== name))
          .map(({ id, name }) => (
            <option key={id} value={name} />
          ))}
      </datalist>
      {rows.length > 0 && (
        <Button
          variant="quiet"
          size="sm"
          className="self-start"
          disabled={rows.length >= mostCertificates || isUsedUp}
          onClick={() => onChange([...rows, { name: "", licenseId: null, price: "" }])}
        >
          <Plus />
          {t("addStaffCertificate")}
        </Button>
      )}
    </fieldset>
  )
}
