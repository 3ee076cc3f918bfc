import { useTranslation } from "react-i18next"
import type { SiteDraft } from "./site-draft.ts"

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
} as const satisfies Record<Exclude<keyof SiteDraft, "customerId">, string>

/** A field of the site form in words; 得意先 is the company's own word. */
export const useFieldWord = () => {
  const { t } = useTranslation(["works", "labels"])
  return (field: keyof SiteDraft) => (field === "customerId" ? t("labels:customer") : t(keys[field]))
}
