import { useTranslation } from "react-i18next"
import { data } from "@/lib/client.ts"
import { useForm } from "@/lib/form/use-form.ts"
import type { RecordForm } from "@/lib/form/use-record-form.ts"
import { type Writing, writing } from "@/lib/form/writing.ts"
import { dayOfInstant } from "@/lib/format.ts"
import { queryClient } from "@/lib/query-client.ts"
import { papers, papersKey } from "./client.ts"
import { type PaperView, paperQuery } from "./paper-queries.ts"
import { bodyOf, emptyValues, type Filled, partsOf, partyIn, type Values, valuesOf } from "./paper-values.ts"
import { ratesQuery } from "./rates-query.ts"

export type PaperFormOf = RecordForm<Values, PaperView, PaperView>
export interface FormOf {
  /** The draft that is changed. */
  readonly stored?: PaperView
  /** The paper in force that a new edition corrects. */
  readonly corrects?: PaperView
  readonly type: number
  readonly party: string
  readonly filled?: Filled
  readonly onSaved: (saved: PaperView) => void
}
const contract = async () => (await import("#modules/papers/contract.ts")).papersContract
const isView = (detail: unknown): detail is PaperView =>
  typeof detail === "object" && detail !== null && "lines" in detail && "version" in detail

const changed = (id: number, version: number, values: Values): Writing<PaperView> =>
  writing({
    schema: async () => (await contract()).update.body,
    body: { ...bodyOf(values), version },
    send: (body, extraHeaders) => data(papers.update({ params: { id }, body, extraHeaders })),
  })
const made = (values: Values, correctsId: number | undefined): Writing<PaperView> =>
  writing({
    schema: async () => (await contract()).create.body,
    body: {
      ...bodyOf(values),
      ...partyIn(values),
      type: Number(values.type),
      ...(correctsId === undefined ? {} : { correctsId }),
    },
    send: (body, extraHeaders) => data(papers.create({ body, extraHeaders })),
  })

/** What a field of the request is called in the form. */
const nameOf = (name: string) => (name === "partnerId" || name === "staffId" ? "party" : name)

const fieldNames = [
  "type",
  "party",
  "title",
  "content",
  "place",
  "stageStartFrom",
  "stageStartTo",
  "createdAt",
  "dueDate",
  "isTaxVendor",
  "taxRounding",
  "serviceChargeFixed",
  "serviceChargeValue",
  "serviceChargeOf",
  "serviceChargePercent",
  "discount",
  "payTo",
  "siteId",
] as const

/** A draft that is written, or written anew; the server's refusal stands beside its field. */
export const usePaperForm = ({ corrects, filled, onSaved, party, stored, type }: FormOf): PaperFormOf => {
  const { t } = useTranslation("papers")
  const from = stored ?? corrects
  const today = dayOfInstant(new Date().toISOString())
  const first =
    from === undefined
      ? {
          ...emptyValues(today, { type, party, rate: queryClient.getQueryData(ratesQuery(today).queryKey)?.[0] }),
          ...filled,
        }
      : { ...valuesOf(from), ...(stored === undefined ? { createdAt: today } : {}) }
  const words = Object.fromEntries(fieldNames.map((name) => [name, t(`field.${name}`)]))
  return useForm<Values, PaperView, PaperView>({
    first,
    ...(stored === undefined ? {} : { stored }),
    valuesOf: (now) => valuesOf(now),
    isStored: isView,
    onConflict: (now) => queryClient.setQueryData(paperQuery(now.id).queryKey, now),
    parts: partsOf(first),
    words: { ...words, lines: t("field.lines") },
    fieldOf: nameOf,
    mayWrite: (name) => (name !== "type" && name !== "party") || from === undefined,
    write: ({ stored: now = stored, values }) =>
      now === undefined ? made(values, corrects?.id) : changed(now.id, now.version, values),
    keepAs: stored === undefined ? "paper.new" : `paper.${stored.id}`,
    invalidates: [papersKey],
    done: ({ no }) => t("saved", { no }),
    onSaved,
  })
}
