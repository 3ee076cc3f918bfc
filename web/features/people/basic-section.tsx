import { useTranslation } from "react-i18next"
import { normaliseFurigana, normaliseNumber, normalisePhone } from "#modules/kernel/fields/normalise.ts"
import { ChoiceField, TickField } from "@/components/form/choice-fields.tsx"
import { DayField } from "@/components/form/figure-fields.tsx"
import { MemoField, TextField } from "@/components/form/text-field.tsx"
import { PictureField } from "@/components/picture/picture-field.tsx"
import { storedPicture } from "@/lib/picture/file-id.ts"
import { SettingLink } from "../settings/setting-link.tsx"
import { SectionCard } from "./section-card.tsx"
import { useStaffForm } from "./staff-form.ts"
import { TradeField } from "./trade-field.tsx"

interface BasicSectionProps {
  readonly needsBirthday: boolean
  /** Of who is known; of a newcomer it is asked with his role. */
  readonly showsRevenue?: boolean
  /** The address of the picture that is stored. */
  readonly avatar?: string | null
}
/** 基本情報. */
export function BasicSection({ needsBirthday, showsRevenue = false, avatar = null }: BasicSectionProps) {
  const { t } = useTranslation("people")
  const { field, values } = useStaffForm()
  return (
    <SectionCard section="basic" aside={<SettingLink section="words">{t("toWords")}</SettingLink>}>
      <PictureField
        {...field("avatar")}
        of={values.name ?? ""}
        stored={storedPicture(avatar)}
        className="col-span-full"
      />
      <TextField {...field("name")} required className="lg:col-span-2" />
      <TextField {...field("furiganaName")} normalise={normaliseFurigana} className="lg:col-span-2" />
      <ChoiceField
        {...field("gender")}
        required
        className="lg:col-span-2"
        options={(["1", "2", "0"] as const).map((value) => ({ value, label: t(`option.gender.${value}`) }))}
      />
      <DayField {...field("birthday")} required={needsBirthday} />
      <TradeField trade={field("job")} />
      <TextField {...field("phone")} type="tel" normalise={normalisePhone} />
      <TextField {...field("address")} className="lg:col-span-2" />
      <TextField {...field("yearExperience")} normalise={normaliseNumber} inputMode="numeric" unit={t("unit.years")} />
      <DayField {...field("joinDate")} />
      <DayField {...field("leftDate")} />
      {showsRevenue && (
        <div className="self-end lg:col-span-2">
          <TickField {...field("isDisableViewRevenue")} />
        </div>
      )}
      <MemoField {...field("description")} rows={6} className="col-span-full" />
    </SectionCard>
  )
}
