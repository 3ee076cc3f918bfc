import { useQuery } from "@tanstack/react-query"
import { ChevronLeft, ChevronRight } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { type JournalProduct, journalProducts } from "#modules/reports/codes.ts"
import { Button } from "@/components/ui/button.tsx"
import { Dialog, DialogBody, DialogContent, DialogFooter, DialogHeader } from "@/components/ui/dialog.tsx"
import { ErrorState } from "@/components/ui/error-state.tsx"
import { Skeleton } from "@/components/ui/skeleton.tsx"
import { ToggleGroup } from "@/components/ui/toggle-group.tsx"
import { useFormat } from "@/lib/use-format.ts"
import { journalQuery } from "./journal-query.ts"
import { Sums } from "./journal-sums.tsx"
import { TakeJournalButtons } from "./journal-take.tsx"
import { JournalTaken } from "./journal-taken.tsx"
import { lastMonth, monthBefore } from "./missing-search.ts"

/** 仕訳データ of a month for an accounting product: what is in the file, what is left out and why, and the file. */
export function JournalDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation("journal")
  const format = useFormat()
  const [month, setMonth] = useState(lastMonth())
  const [product, setProduct] = useState<JournalProduct>("yayoi")
  const { data: journal, error, refetch } = useQuery(journalQuery(month, product))
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent width={700}>
        <DialogHeader title={t("title")} description={t("hint")} />
        <DialogBody className="flex flex-col gap-4">
          <div className="flex flex-wrap items-center gap-3">
            <span className="inline-flex items-center gap-1">
              <Button
                variant="ghost"
                size="icon-sm"
                className="max-md:size-12"
                aria-label={t("before")}
                onClick={() => setMonth(monthBefore(month))}
              >
                <ChevronLeft />
              </Button>
              <b className="tnum min-w-24 text-center">{format.month(month)}</b>
              <Button
                variant="ghost"
                size="icon-sm"
                className="max-md:size-12"
                aria-label={t("after")}
                onClick={() => setMonth(monthBefore(month, -1))}
              >
                <ChevronRight />
              </Button>
            </span>
            <ToggleGroup
              label={t("product")}
              value={product}
              onChange={setProduct}
              options={journalProducts.map((value) => ({ value, label: t(value) }))}
            />
          </div>
          {journal === undefined && error === null && <Skeleton className="h-40" />}
          {journal === undefined && error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
          {journal !== undefined && <JournalTaken journal={journal} />}
          {journal !== undefined && journal.entries === 0 && <p className="text-muted-foreground">{t("nothing")}</p>}
          {journal !== undefined && journal.entries > 0 && (
            <Sums
              title={t("what")}
              rows={[
                ...journal.parts.map(({ entries, kind, total }) => ({
                  label: t(`kind_${kind}`),
                  count: entries,
                  total,
                })),
                { label: t("sum"), count: journal.entries, total: journal.total },
              ]}
            />
          )}
          {journal !== undefined && journal.leftOut.length > 0 && (
            <Sums
              title={t("leftOut")}
              rows={journal.leftOut.map(({ count, total, why }) => ({
                label: t(`why_${why}`),
                ...(why === "openMonth" ? {} : { count, total }),
              }))}
            />
          )}
          <p className="text-xs text-muted-foreground">{t("note")}</p>
        </DialogBody>
        <DialogFooter>
          <Button variant="outline" onClick={onClose}>
            {t("close")}
          </Button>
          {journal !== undefined && <TakeJournalButtons journal={journal} onTaken={onClose} />}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
