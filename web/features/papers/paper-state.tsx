import { useTranslation } from "react-i18next"
import { paperStatuses, paperTypes } from "#modules/papers/codes.ts"
import { Badge, type BadgeTone } from "@/components/ui/badge.tsx"
import type { PaperRow } from "./paper-queries.ts"

type Shown = Pick<PaperRow, "answer" | "isReplaced" | "paymentStatus" | "status">
const states = ["draft", "pending", "active", "rejected", "deleted", "replaced", "refused"] as const
type State = (typeof states)[number]
const tones: Readonly<Record<State, BadgeTone>> = {
  draft: "outline",
  pending: "pending",
  active: "success",
  rejected: "danger",
  deleted: "muted",
  replaced: "muted",
  refused: "danger",
}
const stateOf = ({ answer, isReplaced, status }: Shown): State => {
  if (isReplaced) return "replaced"
  if (answer === "refused") return "refused"
  return states.find((word) => word in paperStatuses && Reflect.get(paperStatuses, word) === status) ?? "draft"
}

/** The words of a kind and a state, by the numbers that the server sends. */
export const usePaperWords = () => {
  const { t } = useTranslation("papers")
  const typeOf = (type: number) => {
    for (const word of kinds) if (paperTypes[word] === type) return t(`type.${word}`)
    return ""
  }
  return { typeOf, stateOf: (row: Shown) => t(`state.${stateOf(row)}`) }
}
export const kinds = [
  "invoice",
  "estimate",
  "receipt",
  "requestLabor",
  "requestFixed",
  "acceptanceLabor",
  "acceptanceFixed",
  "agencyRequest",
] as const satisfies ReadonlyArray<keyof typeof paperTypes>

export function PaperState({ row }: { readonly row: Shown }) {
  const { stateOf: wordOf } = usePaperWords()
  return <Badge tone={tones[stateOf(row)]}>{wordOf(row)}</Badge>
}
