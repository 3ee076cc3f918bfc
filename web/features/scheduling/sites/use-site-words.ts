import { useQuery } from "@tanstack/react-query"
import { useTranslation } from "react-i18next"
import { projectTypes, projectWorkStatuses } from "#modules/kernel/codes/project.ts"
import { prefectures } from "#modules/kernel/law/prefectures.ts"
import { customersQuery } from "@/features/people/partner-queries.ts"
import { slashDate } from "@/lib/format.ts"
import type { SiteDraft } from "./site-draft.ts"
import { leadersQuery } from "./site-queries.ts"
import { offeredStates } from "./site-states.ts"

const keys = {
  name: "name",
  nameKana: "nameKana",
  type: "kind",
  state: "states",
  address: "address",
  kenId: "prefecture",
  station: "station",
  regularUnitPrice: "regularPrice",
  nightUnitPrice: "nightPrice",
  contractValue: "contractValue",
  startTime: "periodFrom",
  endTime: "periodTo",
  leaderId: "leader",
  meetingPlace: "meetingPlace",
  representativeName: "representative",
  description: "description",
  vendors: "vendors",
  workers: "ownPeople",
  files: "files",
} as const satisfies Record<Exclude<keyof SiteDraft, "customerId">, string>

const isKey = (name: string): name is keyof typeof keys => Object.hasOwn(keys, name)
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)

/**
 * The fields of a site in words, and what stands in them; 得意先 is the company's own word. Customers and leaders are asked
 * for where they may be chosen: nobody else is told their lists.
 */
export const useSiteWords = (choosesPeople: boolean) => {
  const { t } = useTranslation(["works", "labels"])
  const { data: customers } = useQuery({ ...customersQuery, enabled: choosesPeople })
  const { data: leaders } = useQuery({ ...leadersQuery, enabled: choosesPeople })
  const show = (name: string, draft: SiteDraft): string => {
    if (name === "customerId") return customers?.data.find(({ id }) => id === draft.customerId)?.companyName ?? ""
    if (name === "leaderId") return leaders?.find(({ id }) => id === draft.leaderId)?.name ?? ""
    if (name === "kenId") return draft.kenId === null ? "" : (prefectures[draft.kenId - 1] ?? "")
    if (name === "type") return draft.type === projectTypes.fixedPrice ? t("fixedPrice") : t("labor")
    const state = offeredStates.find((word) => projectWorkStatuses[word] === draft.state)
    if (name === "state") return state === undefined ? "" : t(`state.${state}`)
    if (name === "vendors" || name === "workers") return t("peopleCount", { count: draft[name].length })
    if (name === "files") return draft.files.map((file) => file.name).join("・")
    const text = String(Reflect.get(draft, name) ?? "")
    return isDay(text) ? slashDate(text) : text
  }
  return {
    word: (name: string) => (isKey(name) ? t(keys[name]) : name === "customerId" ? t("labels:customer") : name),
    show,
  }
}
