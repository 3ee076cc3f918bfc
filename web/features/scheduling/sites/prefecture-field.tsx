import { useTranslation } from "react-i18next"
import { prefectures } from "#modules/kernel/law/prefectures.ts"
import { likelyPrefecture, prefectureOfAddress } from "#modules/scheduling/codes.ts"
import { Labelled } from "@/components/form/labelled.tsx"
import { Select } from "@/components/ui/select.tsx"
import type { SiteForm } from "./use-site-form.ts"

const options = prefectures.map((label, place) => ({ value: place + 1, label }))

/** When the address is left: what it hints at is chosen where it doesn't tell; what was chosen before stays. */
export const leaveAddress = (form: SiteForm) => {
  const { address, kenId } = form.values
  form.field("address").onLeave()
  const likely = likelyPrefecture(address)
  if (kenId === null && likely !== undefined && prefectureOfAddress(address) === undefined)
    form.field("kenId").onChange(prefectures.indexOf(likely) + 1)
}

/** 都道府県: asked for only where the address doesn't tell it. */
export function PrefectureField({ form }: { readonly form: SiteForm }) {
  const { t } = useTranslation("works")
  const { address } = form.values
  const field = form.field("kenId")
  if (address.trim() === "" || prefectureOfAddress(address) !== undefined) return null
  return (
    <Labelled of={field} hint={t("prefectureHint")} className="md:col-span-2">
      <Select
        value={field.value}
        disabled={field.isReadOnly}
        placeholder={t("pickPrefecture")}
        onChange={field.onChange}
        options={options}
      />
    </Labelled>
  )
}
