import { useTranslation } from "react-i18next"
import { requestStatuses } from "#modules/kernel/codes/status.ts"
import { shiftFields } from "#modules/scheduling/codes.ts"
import { Badge } from "@/components/ui/badge.tsx"
import { yen } from "@/lib/format.ts"
import { shiftLabels, workShifts } from "../shifts.ts"
import { RecordLink } from "./more/record-link.tsx"
import type { TaskView } from "./task-query.ts"

const states = {
  [requestStatuses.requesting]: { word: "slots:state.waiting", tone: "warning" },
  [requestStatuses.reject]: { word: "slots:state.refused", tone: "danger" },
} as const
const given = { word: "slots:state.full", tone: "success" } as const
const stateOf = (status: number) => Object.entries(states).find(([id]) => Number(id) === status)?.[1] ?? given

/** 協力会社の枠 as the viewer is told of them: asked and put in by shift, and what was answered (TASK-42). */
export default function SheetVendors({ vendors }: { readonly vendors: NonNullable<TaskView["vendors"]> }) {
  const { t } = useTranslation(["slots", "labels"])
  return (
    <section aria-label={t("vendors")} className="flex flex-col gap-2">
      <h3 className="text-muted-foreground">{t("vendors")}</h3>
      <ul className="flex flex-col gap-2">
        {vendors.map((vendor) => {
          const state = stateOf(vendor.csmStatus)
          return (
            <li key={vendor.userId} className="rounded-md border px-3 py-2">
              <p className="flex items-center gap-2">
                <b className="min-w-0 flex-1 break-words">
                  <RecordLink kind="vendor" id={vendor.userId}>
                    {vendor.vendorCompanyName}
                  </RecordLink>
                </b>
                <Badge tone={state.tone}>{t(state.word)}</Badge>
              </p>
              {workShifts
                .filter((shift) => vendor[shiftFields[shift].flag] === 1)
                .map((shift) => {
                  const { needed, heads, price } = shiftFields[shift]
                  const paid = vendor[price]
                  return (
                    <p key={shift} className="tnum text-sm">
                      {[
                        t(shiftLabels[shift]),
                        `${t("in")} ${vendor[heads] ?? 0}${t("of", { asked: vendor[needed] ?? 0 })}`,
                        ...(paid == null ? [] : [t("unitPrice", { price: yen(paid) })]),
                      ].join("　")}
                    </p>
                  )
                })}
              {vendor.reason !== null && <p className="text-sm text-danger">{vendor.reason}</p>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
