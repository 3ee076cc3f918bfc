import { useTranslation } from "react-i18next"
import { projectTypes } from "#modules/kernel/codes/project.ts"
import { ChangesCard } from "@/components/history/changes-card.tsx"
import { figure, slashDate } from "@/lib/format.ts"
import { sitesKey } from "./site-queries.ts"
import { stateWord } from "./site-states.ts"

const words = {
  name: "name",
  nameKana: "nameKana",
  type: "kind",
  state: "states",
  address: "address",
  station: "station",
  meetingPlace: "meetingPlace",
  description: "description",
  representativeName: "representative",
  regularUnitPrice: "regular",
  nightUnitPrice: "night",
  contractValue: "contractValue",
  leaderId: "leader",
  startTime: "periodFrom",
  endTime: "periodTo",
  vendors: "vendors",
  workers: "people",
  files: "files",
} as const
const isWord = (field: string): field is keyof typeof words => field in words

/** What was changed of a site, by its form's own words. */
export function SiteChanges({ siteId }: { readonly siteId: number }) {
  const { t } = useTranslation(["works", "labels"])
  const textOf = (field: string, value: string) => {
    if (field === "state") return t(`state.${stateWord(Number(value))}`)
    if (field === "type") return t(Number(value) === projectTypes.fixedPrice ? "fixedPrice" : "labor")
    if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return slashDate(value)
    return /Price$|Value$/.test(field) ? figure(Number(value)) : value
  }
  return (
    <ChangesCard
      kind="site"
      id={siteId}
      queryKey={sitesKey}
      word={(field) => (field === "customerName" ? t("labels:customer") : isWord(field) ? t(words[field]) : field)}
      text={(field, values) => (values[field] ? textOf(field, values[field]) : "")}
    />
  )
}
