import { useCallback } from "react"
import { useTranslation } from "react-i18next"
import { projectTypes } from "#modules/kernel/codes/project.ts"
import type { SiteView } from "./site-queries.ts"

/** 常用 or 請負. */
export const useTypeName = () => {
  const { t } = useTranslation("works")
  return useCallback(
    ({ type }: Pick<SiteView, "type">) => (type === projectTypes.fixedPrice ? t("fixedPrice") : t("labor")),
    [t],
  )
}
