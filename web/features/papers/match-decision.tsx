import { useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import { type MatchChoice, matchChoices } from "#modules/papers/codes.ts"
import { Button } from "@/components/ui/button.tsx"
import { Input } from "@/components/ui/input.tsx"
import { Kbd } from "@/components/ui/kbd.tsx"
import { RadioGroup, RadioMark } from "@/components/ui/radio-group.tsx"
import { data } from "@/lib/client.ts"
import { isTyping } from "@/lib/is-typing.ts"
import { useWrite } from "@/lib/use-write.ts"
import { papers, papersKey } from "./client.ts"
import { type MatchView, showMatch } from "./match-queries.ts"

interface MatchDecisionProps {
  readonly view: MatchView
  readonly about: {
    readonly key: string
    readonly ours: string
    readonly claimed: string
    readonly decision: MatchView["differences"][number]["decision"]
  }
}
/** In the order of their keys 1 to 3. */
const choices = ["ask", "accept", "keep"] as const satisfies ReadonlyArray<MatchChoice>

/** Theirs, ours or a question; nothing is chosen until somebody chooses. */
export function MatchDecision({ about, view }: MatchDecisionProps) {
  const { t } = useTranslation("match")
  const [choice, setChoice] = useState<MatchChoice | null>(about.decision?.choice ?? null)
  const [reason, setReason] = useState("")
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const chosen = choices[Number(event.key) - 1]
      if (chosen !== undefined && !isTyping(event.target) && !event.ctrlKey && !event.altKey) setChoice(chosen)
    }
    window.addEventListener("keydown", onKey)
    return () => window.removeEventListener("keydown", onKey)
  }, [])
  const decide = useWrite({
    write: (decision: MatchChoice, extraHeaders) => {
      const said = reason.trim() === "" ? {} : { reason: reason.trim() }
      const body = { version: view.version, key: about.key, decision, ...said }
      return data(papers.settle({ params: { id: view.id }, body, extraHeaders }))
    },
    invalidates: [papersKey],
    done: t("done"),
    onDone: (saved) => {
      showMatch(saved)
      setReason("")
    },
  })
  const words = {
    ask: [t("ask"), t("askHint")],
    accept: [t("accept", { figure: about.claimed }), t("acceptHint")],
    keep: [t("keep", { figure: about.ours }), t("keepHint")],
  } as const
  return (
    <section className="grid gap-2 border-t px-4 py-3">
      <h3 className="font-semibold">{t("question")}</h3>
      <RadioGroup
        aria-label={t("question")}
        value={choice}
        onValueChange={(next: unknown) => setChoice(matchChoices.find((one) => one === next) ?? null)}
        className="grid gap-2"
      >
        {choices.map((one, n) => (
          // biome-ignore lint/a11y/noLabelWithoutControl: the control is the mark inside
          <label
            key={one}
            className="flex min-h-11 max-md:min-h-12 cursor-pointer items-center gap-3 rounded-md border px-3 py-2"
          >
            <RadioMark value={one} />
            <span className="grow">
              {words[one][0]}
              <small className="block text-muted-foreground">{words[one][1]}</small>
            </span>
            <Kbd>{n + 1}</Kbd>
          </label>
        ))}
      </RadioGroup>
      <Input
        aria-label={t("reason")}
        placeholder={t("reason")}
        value={reason}
        maxLength={255}
        onChange={(event) => setReason(event.target.value)}
      />
      <Button
        variant="secondary"
        busy={decide.isPending}
        disabled={choice === null || (choice === "accept" && reason.trim() === "")}
        onClick={() => choice !== null && decide.mutate(choice)}
      >
        {t(choice === "ask" ? "askNow" : "decide")}
      </Button>
    </section>
  )
}
