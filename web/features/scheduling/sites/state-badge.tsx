import { useTranslation } from "react-i18next"
import { Badge, type BadgeTone } from "@/components/ui/badge.tsx"
import { type OfferedState, stateWord } from "./site-states.ts"

const tones = {
  comingToWork: "primary",
  working: "success",
  pause: "warning",
  completed: "muted",
} as const satisfies Record<OfferedState, BadgeTone>

export function StateBadge({ state }: { readonly state: number }) {
  const { t } = useTranslation("works")
  const word = stateWord(state)
  return <Badge tone={tones[word]}>{t(`state.${word}`)}</Badge>
}
