import { useTranslation } from "react-i18next"

/** 翌: the time lies on the day after. */
export function NextDay({ if: isNextDay }: { readonly if: boolean }) {
  const { t } = useTranslation("attendance")
  return isNextDay ? <b className="text-warning">{t("next")}</b> : null
}
