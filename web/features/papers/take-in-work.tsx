import { Download } from "lucide-react"
import { useEffect, useEffectEvent, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { sentenceOf } from "@/lib/api-error.ts"
import { toast } from "@/lib/toast.ts"
import { askWork } from "./paper-queries.ts"
import { linesOf, linesOfWork, partyIn, withLines, workOfTask } from "./paper-values.ts"
import type { PaperFormOf } from "./use-paper-form.ts"

/** 手配から明細をつくる: the shifts of the period that nothing bills yet, by site and price, with the terms of this party. */
interface TakeInWorkProps {
  readonly form: PaperFormOf
  readonly paperId: number | undefined
  /** The arrangement whose work alone is taken in, at once when the page opens. */
  readonly ofTask?: number | undefined
}
export function TakeInWork({ form, ofTask, paperId }: TakeInWorkProps) {
  const { t } = useTranslation("papers")
  const { t: common } = useTranslation("common")
  const [isBusy, setBusy] = useState(false)
  const { change, values } = form
  const party = partyIn(values)
  const [from, to] = [values.stageStartFrom ?? "", values.stageStartTo ?? ""]
  const take = async (taskId?: number) => {
    if (Object.keys(party).length === 0 || from === "" || to === "") {
      toast.error(t("workNeeds"))
      return
    }
    setBusy(true)
    const stretch = { from, to, ...(paperId === undefined ? {} : { paperId }) }
    const all = await askWork(Number(values.type), party, stretch).catch((error: unknown) => {
      toast.error(sentenceOf(error, common))
      return undefined
    })
    setBusy(false)
    if (all === undefined) return
    const work = taskId === undefined ? all : workOfTask(all, taskId)
    if (work.lines.length === 0) toast.error(t("noWork"))
    change((now) => {
      const own = linesOf(now).filter(({ days, fee, label }) => days === "" && fee === "" && label !== "")
      const lines = [...linesOfWork(work), ...own]
      return {
        ...withLines(now, lines.length === 0 ? linesOf(now) : lines),
        dueDate: now.dueDate || (work.dueDate ?? ""),
        payTo: now.payTo || work.payTo,
        isTaxVendor: String(work.isTax),
        taxRounding: work.taxRounding,
      }
    })
  }
  const takeAtOnce = useEffectEvent((taskId: number) => void take(taskId))
  useEffect(() => {
    if (ofTask !== undefined) takeAtOnce(ofTask)
  }, [ofTask])
  return (
    <Button
      variant="secondary"
      busy={isBusy}
      className="col-span-2 justify-self-start self-end max-md:col-span-1"
      onClick={() => void take()}
    >
      {!isBusy && <Download />}
      {t("takeIn")}
    </Button>
  )
}
