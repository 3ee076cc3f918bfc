import { useInfiniteQuery } from "@tanstack/react-query"
import { useTranslation } from "react-i18next"
import type { HistoryKind } from "#modules/workspace/codes.ts"
import { Button } from "@/components/ui/button.tsx"
import { Card } from "@/components/ui/card.tsx"
import { ErrorState } from "@/components/ui/error-state.tsx"
import { clockTime, dayOfInstant, slashDate } from "@/lib/format.ts"
import { type HistoryEntry, historyQuery } from "@/lib/history-query.ts"

type Values = Readonly<Record<string, string>>
interface Words {
  /** What a field of the thing's form is called. */
  readonly word: (field: string, values: Values) => string
  /** What it holds, as it is read. */
  readonly text: (field: string, values: Values) => string
}
interface ChangesCardProps extends Words {
  readonly kind: HistoryKind
  readonly id: number
  /** Of the record: what a save of it reads again. */
  readonly queryKey: ReadonlyArray<unknown>
}
/** 変更の履歴: who changed what and when, as far as the reader may see it. */
export function ChangesCard({ kind, id, queryKey, ...words }: ChangesCardProps) {
  const { t } = useTranslation("form")
  const asked = useInfiniteQuery(historyQuery(queryKey, kind, id))
  const entries = asked.data?.pages.flatMap((page) => page.entries) ?? []
  return (
    <Card className="p-4">
      <h2 className="mb-2 font-bold">{t("changes.title")}</h2>
      {asked.isError && <ErrorState error={asked.error} onRetry={() => void asked.refetch()} />}
      {asked.isSuccess && entries.length === 0 && <p className="text-xs text-muted-foreground">{t("changes.none")}</p>}
      <ol className="flex flex-col gap-3 text-xs">
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} {...words} />
        ))}
      </ol>
      {asked.hasNextPage && (
        <Button
          variant="outline"
          size="sm"
          className="mt-3"
          busy={asked.isFetchingNextPage}
          onClick={() => void asked.fetchNextPage()}
        >
          {t("changes.more")}
        </Button>
      )}
    </Card>
  )
}

/** So many stand open; the others behind a press. */
const mostOpen = 3

function Entry({ entry, word, text }: Words & { readonly entry: HistoryEntry }) {
  const { t, i18n } = useTranslation("form")
  const { action, at, by, changes } = entry
  const said: unknown = i18n.getResource(i18n.language, "form", `changes.action.${action}`)
  const [was, is] = (["before", "after"] as const).map((side) =>
    Object.fromEntries(changes.map((change) => [change.field, change[side] ?? ""])),
  )
  const lines = changes.map(({ field }) => (
    <li key={field} className="break-words">
      <span className="text-muted-foreground">{word(field, is ?? {})}</span>{" "}
      <span className="tnum">
        {text(field, was ?? {}) || t("empty")} → {text(field, is ?? {}) || t("empty")}
      </span>
    </li>
  ))
  return (
    <li>
      <p className="text-muted-foreground">
        <time dateTime={at} className="tnum">
          {slashDate(dayOfInstant(at))} {clockTime(at)}
        </time>{" "}
        {by ?? t("changes.byProduct")}
      </p>
      <p className="font-medium">{typeof said === "string" ? said : t("changes.other")}</p>
      {lines.length > 0 && <ul>{lines.slice(0, mostOpen)}</ul>}
      {lines.length > mostOpen && (
        <details>
          <summary className="cursor-pointer text-link max-md:min-h-12 max-md:content-center">
            {t("changes.rest", { count: lines.length - mostOpen })}
          </summary>
          <ul>{lines.slice(mostOpen)}</ul>
        </details>
      )}
    </li>
  )
}
