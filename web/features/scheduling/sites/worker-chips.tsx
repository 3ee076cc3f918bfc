import { useQuery } from "@tanstack/react-query"
import { X } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Labelled } from "@/components/form/labelled.tsx"
import { Combobox } from "@/components/ui/combobox.tsx"
import { siteWorkersQuery } from "./site-queries.ts"
import type { SiteForm } from "./use-site-form.ts"

/** The standing people of a site: one's own, and those of the vendors that it names. */
export function WorkerChips({ form, siteId }: { readonly form: SiteForm; readonly siteId: number | undefined }) {
  const { t } = useTranslation("works")
  const { data: found } = useQuery(siteWorkersQuery(siteId))
  const field = form.field("workers")
  const { value: ids } = field
  const vendors = new Set(form.values.vendors.map(({ userId }) => userId))
  const namesVendors = form.isAllowed("vendors")
  const people = found?.data ?? []
  const free = people.filter(
    ({ userId, vendorId }) => !ids.includes(userId) && (vendorId === null || !namesVendors || vendors.has(vendorId)),
  )
  const nameOf = (id: number) => people.find(({ userId }) => userId === id)?.name ?? ""
  return (
    <Labelled of={field} group hint={t("ownPeopleHint")} className="md:col-span-2">
      <div className="flex flex-col gap-1.5">
        {ids.length > 0 && (
          <div className="flex flex-wrap gap-1.5">
            {ids.map((id) => (
              <button
                key={id}
                type="button"
                aria-label={t("takeOff", { name: nameOf(id) })}
                className="inline-flex min-h-8 items-center gap-1 rounded-full bg-secondary px-3 text-sm hover:bg-accent max-md:min-h-12"
                onClick={() => field.onChange(ids.filter((one) => one !== id))}
              >
                {nameOf(id)}
                <X className="size-3.5" aria-hidden="true" />
              </button>
            ))}
          </div>
        )}
        <Combobox
          label={t("addPerson")}
          value={null}
          placeholder={t("addPerson")}
          options={free.map(({ furiganaName, name, userId, vendorCompanyName }) => ({
            value: userId,
            label: name,
            ...(vendorCompanyName === null ? {} : { hint: vendorCompanyName }),
            ...(furiganaName === null ? {} : { keywords: furiganaName }),
          }))}
          limit={50}
          onChange={(userId) => userId !== null && field.onChange([...ids, userId])}
        />
      </div>
    </Labelled>
  )
}
