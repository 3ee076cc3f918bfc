import { useQuery } from "@tanstack/react-query"
import { Undo2 } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import type { ImportKind } from "#modules/imports/codes.ts"
import { ConfirmDialog } from "@/components/ui/alert-dialog.tsx"
import { Badge } from "@/components/ui/badge.tsx"
import { Button } from "@/components/ui/button.tsx"
import { Card } from "@/components/ui/card.tsx"
import { clockTime, dayOfInstant, slashDate } from "@/lib/format.ts"
import { Can } from "@/lib/permissions.tsx"
import { importsQuery, type MadeImport } from "./import-queries.ts"
import { KeptRecords } from "./kept-records.tsx"
import { useUndo } from "./use-undo.ts"

/** 取り込みの履歴: what was imported within 30 days, and the way back. */
export function ImportHistory({ kind }: { readonly kind: ImportKind }) {
  const { t } = useTranslation("imports")
  const { data } = useQuery(importsQuery(kind))
  const [asked, setAsked] = useState<MadeImport>()
  const undo = useUndo(kind, () => setAsked(undefined))
  return (
    <section aria-label={t("history")} className="flex flex-col gap-2">
      <h2 className="text-lg font-bold">{t("history")}</h2>
      <p className="text-sm text-muted-foreground">{t("historyHint")}</p>
      {undo.data && <KeptRecords kind={kind} undone={undo.data} />}
      {data?.imports.length === 0 && <p className="text-muted-foreground">{t("noHistory")}</p>}
      {data !== undefined && data.imports.length > 0 && (
        <Card>
          <ul className="divide-y">
            {data.imports.map((made) => (
              <ImportLine key={made.id} made={made} onUndo={() => setAsked(made)} />
            ))}
          </ul>
        </Card>
      )}
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        title={t("undoAsk", { name: asked?.fileName })}
        description={t("undoText", { count: asked?.left })}
        action={t("undo")}
        busy={undo.isPending}
        onConfirm={() => asked && undo.mutate(asked)}
      />
    </section>
  )
}

function ImportLine({ made, onUndo }: { readonly made: MadeImport; readonly onUndo: () => void }) {
  const { t } = useTranslation("imports")
  const { fileName, lastDay, left, madeAt, madeBy, saved, undoneAt } = made
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <span className="min-w-0 flex-1">
        <b className="block truncate">{fileName}</b>
        <span className="tnum text-sm text-muted-foreground">
          {slashDate(dayOfInstant(madeAt))} {clockTime(madeAt)}　{madeBy}　{t("saved", { count: saved })}
        </span>
      </span>
      {undoneAt !== null && <Badge>{left === 0 ? t("undone") : t("left", { count: left })}</Badge>}
      <Can do="undo" to={made}>
        <span className="tnum text-xs text-muted-foreground">{t("undoUntil", { day: slashDate(lastDay) })}</span>
        <Button variant="outline" size="sm" onClick={onUndo}>
          <Undo2 />
          {t("undo")}
        </Button>
      </Can>
    </li>
  )
}
