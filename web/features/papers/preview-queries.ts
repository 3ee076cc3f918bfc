/** What only the server knows of a paper that is being written: its sides and seal, the rates of its day, and what the law says. */
import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import { data } from "@/lib/client.ts"
import { papers, papersKey } from "./client.ts"
import { linesOf, partyIn, type Values } from "./paper-values.ts"

type Asked = Parameters<typeof papers.preview>[0]["body"]
const askPreview = (body: Asked) => data(papers.preview({ body }))
export type PreviewFacts = Awaited<ReturnType<typeof askPreview>>
type WireDay = Asked["createdAt"]
const isWireDay = (day: string | undefined): day is WireDay => day !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(day)
const dayOrNull = (day: string | undefined) => (isWireDay(day) ? day : null)

const anyType = 3
/** The day whose law a paper has: the last one of its work. */
export const lawDay = (values: Values) => dayOrNull(values.stageStartTo) ?? dayOrNull(values.createdAt) ?? ""

/** While it is with nobody, or its days are half typed, nothing is asked. */
export const previewQuery = (values: Values) => {
  const party = partyIn(values)
  const { createdAt } = values
  const [from, to] = [dayOrNull(values.stageStartFrom), dayOrNull(values.stageStartTo)]
  const named = [values.siteId ?? "", ...linesOf(values).map(({ siteId }) => siteId)]
  const siteIds = [...new Set(named.filter((id) => id !== ""))].map(Number)
  const isAsked = Object.keys(party).length > 0 && isWireDay(createdAt) && (from === null || to === null || from <= to)
  const asked = { ...party, stageStartFrom: from, stageStartTo: to, dueDate: dayOrNull(values.dueDate), siteIds }
  const type = typeIn(values)
  return queryOptions({
    queryKey: [...papersKey, "preview", type, createdAt, asked],
    queryFn: () => (isWireDay(createdAt) ? askPreview({ type, createdAt, ...asked }) : null),
    enabled: isAsked,
    placeholderData: isAsked ? keepPreviousData : () => null,
  })
}
const types = [1, 2, 3, 4, 5, 6, 7, 8] as const
const typeIn = (values: Values) => types.find((one) => String(one) === values.type) ?? anyType
