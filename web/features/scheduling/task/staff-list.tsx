import { Pencil, X } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { Checkbox } from "@/components/ui/checkbox.tsx"
import { Dialog, DialogBody, DialogContent, DialogFooter, DialogHeader } from "@/components/ui/dialog.tsx"
import { Input } from "@/components/ui/input.tsx"
import { useTradeName } from "@/features/people/use-trade-name.ts"
import { isOpen, useWorkspace } from "@/features/session/workspace.ts"
import { matchesTyped } from "@/lib/typed-search.ts"
import { boldReason } from "./candidates.ts"
import { RecordLink } from "./more/record-link.tsx"
import { Reason } from "./reason.tsx"
import { allPicked, picked } from "./staff-picks.ts"
import type { Candidate } from "./task-query.ts"

interface StaffListProps {
  /** Who is not on the shift yet. */
  readonly candidates: ReadonlyArray<Candidate>
  readonly onAssign: (chosen: ReadonlyArray<Candidate>) => void
  readonly onClose: () => void
}
/** Several people at once: looked for by name, reading or trade, ticked one by one or all, and seen as tiles (TASK-31). */
export default function StaffList({ candidates, onAssign, onClose }: StaffListProps) {
  const { t } = useTranslation(["arranging", "calendar"])
  const trade = useTradeName()
  const workspace = useWorkspace()
  const [typed, setTyped] = useState("")
  const [ids, setIds] = useState<ReadonlyArray<number>>([])
  const found = candidates.filter(({ name, furiganaName, trade: of, vendorCompanyName }) =>
    matchesTyped(typed, name, furiganaName ?? "", of === null ? "" : trade(of), vendorCompanyName ?? ""),
  )
  const chosen = candidates.filter(({ userId }) => ids.includes(userId))
  const all = allPicked(found, ids)
  return (
    <Dialog open disablePointerDismissal onOpenChange={onClose}>
      <DialogContent width={1045}>
        <DialogHeader title={t("staffList")}>
          <span className="tnum text-sm text-muted-foreground">{t("pickedStaff", { count: chosen.length })}</span>
        </DialogHeader>
        <DialogBody className="flex min-h-0 flex-col gap-3">
          <div className="flex flex-wrap items-center gap-3">
            <Input
              type="search"
              aria-label={t("calendar:searchPeople")}
              placeholder={t("calendar:searchPeople")}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              className="min-w-60 flex-1"
            />
            <Checkbox
              checked={all === "all"}
              indeterminate={all === "some"}
              disabled={all === undefined}
              onCheckedChange={(isOn) => setIds(picked(found, ids, isOn))}
            >
              {t("selectAll")}
            </Checkbox>
          </div>
          {chosen.length > 0 && (
            <ul aria-label={t("pickedPeople")} className="flex max-h-24 flex-wrap gap-1.5 overflow-y-auto">
              {chosen.map((one) => (
                <li key={one.userId} className="inline-flex items-center rounded-md bg-secondary pl-2.5 text-sm">
                  {one.name}
                  <Button
                    variant="ghost"
                    size="icon-sm"
                    aria-label={t("unpickStaff", { name: one.name })}
                    onClick={() => setIds(picked([one], ids, false))}
                  >
                    <X />
                  </Button>
                </li>
              ))}
            </ul>
          )}
          <ul className="grid min-h-0 flex-1 auto-rows-min gap-x-6 md:grid-cols-2 md:overflow-y-auto">
            {found.map((one) => {
              const reason = boldReason(one)
              return (
                <li key={one.userId} className="flex items-center gap-2 border-b py-1">
                  <Checkbox
                    className="min-w-0 flex-1"
                    checked={ids.includes(one.userId)}
                    disabled={one.verdict === "refused"}
                    onCheckedChange={(isOn) => setIds(picked([one], ids, isOn))}
                  >
                    <b>{one.name}</b>
                    <span className="ml-2 text-xs text-muted-foreground">
                      {[one.furiganaName, one.trade === null ? null : trade(one.trade), one.vendorCompanyName]
                        .filter(Boolean)
                        .join("・")}
                    </span>
                    {reason !== undefined && (
                      <Reason verdict={reason.verdict} title={reason.title} fact={reason.fact} />
                    )}
                  </Checkbox>
                  {isOpen(workspace, `/staff/${one.userId}`) && (
                    <RecordLink kind="staff" id={one.userId} className="shrink-0 text-xs text-link">
                      <Pencil className="mr-1 inline size-3.5" aria-hidden="true" />
                      {t("editOf", { name: one.name })}
                    </RecordLink>
                  )}
                </li>
              )
            })}
          </ul>
          {found.length === 0 && <p className="py-8 text-center text-muted-foreground">{t("calendar:nobodyFound")}</p>}
        </DialogBody>
        <DialogFooter>
          <Button variant="outline" onClick={onClose}>
            {t("cancelPicking")}
          </Button>
          <Button
            disabled={chosen.length === 0}
            onClick={() => {
              onAssign(chosen)
              onClose()
            }}
          >
            {t("assignPicked", { count: chosen.length })}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
