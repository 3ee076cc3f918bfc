import { useTranslation } from "react-i18next"
import { prefectures } from "#modules/kernel/law/prefectures.ts"
import { likelyPrefecture, prefectureOfAddress } from "#modules/scheduling/codes.ts"
import { FormField } from "@/components/ui/form-field.tsx"
import { Select } from "@/components/ui/select.tsx"
import type { SiteForm } from "./use-site-form.ts"

const options = prefectures.map((label, place) => ({ value: place + 1, label }))

/** What is already chosen when an address that doesn't tell its prefecture was typed; what was chosen before stays. */
export const proposePrefecture = ({ draft: { address, kenId }, set }: SiteForm) => {
  const likely = likelyPrefecture(address)
  if (kenId === null && likely !== undefined && prefectureOfAddress(address) === undefined)
    set("kenId", prefectures.indexOf(likely) + 1)
}

/** 都道府県: asked for only where the address doesn't tell it. */
export function PrefectureField({ form: { draft, errors, set } }: { readonly form: SiteForm }) {
  const { t } = useTranslation("works")
  if (draft.address.trim() === "" || prefectureOfAddress(draft.address) !== undefined) return null
  return (
    <FormField label={t("prefecture")} hint={t("prefectureHint")} error={errors.kenId} className="md:col-span-2">
      <Select
        value={draft.kenId}
        placeholder={t("pickPrefecture")}
        onChange={(id) => set("kenId", id)}
        options={options}
      />
    </FormField>
  )
}
