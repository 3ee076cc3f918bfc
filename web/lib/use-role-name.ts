import { useMemo } from "react"
import { useTranslation } from "react-i18next"

/** What a role is called: the company's own word, or that of the reader's language; one that is not known shows as it is. */
export const useRoleName = () => {
  const { t } = useTranslation("labels")
  return useMemo(() => {
    const words: Readonly<Record<number, string>> = t("role", { returnObjects: true })
    return (id: number) => words[id] ?? String(id)
  }, [t])
}
