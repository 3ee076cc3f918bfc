import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { Sheet, SheetClose, SheetContent, SheetTitle } from "@/components/ui/sheet.tsx"
import { cn } from "@/lib/class-names.ts"
import { yen } from "@/lib/format.ts"
import { signed } from "../money.ts"
import type { Statement } from "../slip-query.ts"
import { type NetChange, netChanges } from "./net-changes.ts"

interface DifferenceSheetProps {
  readonly slip: Statement
  readonly isOpen: boolean
  readonly onClose: () => void
}
/** 先月との差: every line that changed the net, to both sides of a line, and their exact sum. */
export function DifferenceSheet({ slip, isOpen, onClose }: DifferenceSheetProps) {
  const { t } = useTranslation("pay")
  const { previous, totals } = slip
  if (previous === null) return null
  const changes = netChanges(slip)
  const largest = Math.max(1, ...changes.map((one) => Math.abs(one.yen)))
  const size = { yen: yen(Math.abs(previous.difference)) }
  return (
    <Sheet open={isOpen} onOpenChange={(next) => !next && onClose()}>
      <SheetContent side="bottom" className="px-4 pt-5">
        <SheetTitle className="text-sm text-muted-foreground">
          {t("differenceTitle")}　{t("differenceOf", { before: yen(previous.net), after: yen(totals.net) })}
        </SheetTitle>
        <p className="mt-1 mb-3 text-xl font-bold">
          {previous.difference === 0
            ? t("stayedSame")
            : previous.difference < 0
              ? t("becameLess", size)
              : t("becameMore", size)}
        </p>
        <ul className="divide-y border-y">
          {changes.map((change) => (
            <Change key={change.key} change={change} largest={largest} />
          ))}
        </ul>
        <p className="tnum flex items-center justify-between py-3 text-lg font-bold">
          {t("sumTotal")}
          <span className={previous.difference < 0 ? "text-danger" : "text-success"}>
            {signed(previous.difference)}
          </span>
        </p>
        <div className="sticky bottom-0 bg-card py-3">
          <SheetClose render={<Button variant="secondary" size="dock" />}>{t("closePanel")}</SheetClose>
        </div>
      </SheetContent>
    </Sheet>
  )
}
function Change({ change, largest }: { readonly change: NetChange; readonly largest: number }) {
  const { t } = useTranslation("pay")
  const [cause] = change.causes
  const isLess = change.yen < 0
  const words =
    change.state === "new"
      ? t("onlyNow")
      : change.state === "gone"
        ? t("onlyBefore")
        : cause === undefined
          ? ""
          : `${cause.words} ${t("was", { before: cause.beforeText ?? "0", after: cause.afterText ?? "0" })}`
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_5rem_6rem] items-center gap-2 py-2.5 big-text:grid-cols-1">
      <span className="min-w-0">
        <b className="block text-base">{change.name}</b>
        <span className="block text-sm text-muted-foreground">{words}</span>
      </span>
      <span
        aria-hidden="true"
        className={cn("flex h-6 w-1/2 big-text:hidden", isLess ? "justify-end border-r" : "ml-auto border-l")}
      >
        <span
          className={cn("h-full min-w-px rounded-sm", isLess ? "bg-destructive" : "bg-success")}
          style={{ width: `${(Math.abs(change.yen) / largest) * 100}%` }}
        />
      </span>
      <b className={cn("tnum text-right text-base", isLess ? "text-danger" : "text-success")}>{signed(change.yen)}</b>
    </li>
  )
}
