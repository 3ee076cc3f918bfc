import { Link } from "@tanstack/react-router"
import { CircleCheck } from "lucide-react"
import { useTranslation } from "react-i18next"
import type { ImportKind } from "#modules/imports/codes.ts"
import { Button, buttonVariants } from "@/components/ui/button.tsx"
import { Card } from "@/components/ui/card.tsx"
import { figure } from "@/lib/format.ts"
import { ImportHistory } from "./import-history.tsx"
import type { ImportView } from "./import-queries.ts"
import { listPaths } from "./kinds.ts"
import type { Import } from "./use-import.ts"

interface StepProps {
  readonly kind: ImportKind
  readonly of: Import
  readonly view: ImportView
}
/** What was saved, where it stands, and the way back. */
export function DoneStep({ kind, of, view }: StepProps) {
  const { t } = useTranslation("imports")
  return (
    <>
      <Card className="flex flex-col gap-3 p-5">
        <h2 role="status" className="flex items-center gap-2 text-lg font-bold text-success">
          <CircleCheck aria-hidden="true" className="size-6" />
          {t("done", { count: figure(view.counts.good) })}
        </h2>
        <p className="text-muted-foreground">
          {t(kind === "site" ? "doneHintPlain" : "doneHint")} {kind === "staff" && t("payHint")}
        </p>
        <div className="flex flex-wrap gap-2">
          <Link to={listPaths[kind]} className={buttonVariants({})}>
            {t("toList")}
          </Link>
          <Button variant="outline" onClick={of.startAnew}>
            {t("another")}
          </Button>
        </div>
      </Card>
      <ImportHistory kind={kind} />
    </>
  )
}
