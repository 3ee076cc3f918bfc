import { useQuery } from "@tanstack/react-query"
import { Search, Truck, X } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Badge } from "@/components/ui/badge.tsx"
import { Button } from "@/components/ui/button.tsx"
import { Input } from "@/components/ui/input.tsx"
import { Popover, PopoverContent, PopoverTrigger } from "@/components/ui/popover.tsx"
import { may } from "@/lib/permissions.tsx"
import { matchesTyped } from "@/lib/typed-search.ts"
import type { WorkShift } from "../shifts.ts"
import { RecordLink } from "./more/record-link.tsx"
import { VendorCertificates } from "./more/vendor-certificates.tsx"
import type { TaskView } from "./task-query.ts"
import type { Arrangement } from "./use-arrangement.ts"
import { askVendor, changeVendor, changeVendorCertificates, takeVendorOff, vendorsQuery } from "./vendor-draft.ts"

interface VendorListProps {
  readonly form: Arrangement
  readonly shift: WorkShift
  readonly view: TaskView | undefined
  /** 人工 are not counted there (TASK-47). */
  readonly isFixedPrice: boolean
}
/** 協力会社の枠 of one shift: who is asked for how many 人工 at which price, and a picker with search (TASK-31). */
export default function VendorList({ form, shift, view, isFixedPrice }: VendorListProps) {
  const { t } = useTranslation("slots")
  const { values, change } = form
  const { isOn, vendors } = values.shifts[shift]
  const [typed, setTyped] = useState("")
  const { data: all = [] } = useQuery({ ...vendorsQuery, enabled: isOn })
  if (!isOn || (view !== undefined && !may(view, "update"))) return null
  const offered = all.filter(
    ({ id, companyName }) => vendors.every((one) => one.userId !== id) && matchesTyped(typed, companyName),
  )
  return (
    <section aria-label={t("vendors")} className="shrink-0 border-t px-4 py-2">
      <div className="flex items-center gap-2">
        <h3 className="flex items-center gap-1.5 font-semibold">
          <Truck className="size-4" aria-hidden="true" />
          {t("vendors")}
        </h3>
        <Popover>
          <PopoverTrigger render={<Button variant="outline" size="sm" className="ml-auto" />}>
            <Search />
            {t("chooseVendor")}
          </PopoverTrigger>
          <PopoverContent className="w-80 p-2">
            <Input
              aria-label={t("searchVendor")}
              placeholder={t("searchVendor")}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
            <ul className="mt-2 max-h-64 overflow-y-auto">
              {offered.map(({ id, companyName }) => (
                <li key={id}>
                  <Button
                    variant="ghost"
                    className="w-full justify-start"
                    onClick={() => change((now) => askVendor(now, shift, { userId: id, name: companyName }))}
                  >
                    {companyName}
                  </Button>
                </li>
              ))}
              {offered.length === 0 && <li className="p-2 text-muted-foreground">{t("noVendor")}</li>}
            </ul>
          </PopoverContent>
        </Popover>
      </div>
      <ul className="mt-1 flex flex-col gap-1">
        {vendors.map(({ userId, name, asked, price, filled, certificates }) => (
          <li key={userId} className="flex flex-wrap items-center gap-2 rounded-md border bg-card px-3 py-1.5">
            <b className="min-w-0 flex-1 basis-full break-words">
              <RecordLink kind="vendor" id={userId}>
                {name}
              </RecordLink>
            </b>
            <Badge tone="muted">{t("filledOf", { filled })}</Badge>
            {!isFixedPrice && (
              <>
                <Input
                  aria-label={t("askedOf", { name })}
                  inputMode="decimal"
                  className="tnum w-16 text-right"
                  value={asked}
                  onChange={({ target }) => change((now) => changeVendor(now, shift, userId, { asked: target.value }))}
                  onBlur={() => form.leave("vendors")}
                />
                <span className="text-xs text-muted-foreground">{t("unit")}</span>
              </>
            )}
            <Input
              aria-label={t("priceOf", { name })}
              inputMode="numeric"
              className="tnum w-24 text-right"
              placeholder={t("ownPrice")}
              value={price}
              onChange={({ target }) => change((now) => changeVendor(now, shift, userId, { price: target.value }))}
              onBlur={() => form.leave("vendors")}
            />
            <Button
              variant="ghost"
              size="icon-sm"
              aria-label={t("takeOff", { name })}
              onClick={() => change((now) => takeVendorOff(now, shift, userId))}
            >
              <X />
            </Button>
            <VendorCertificates
              name={name}
              rows={certificates}
              onChange={(rows) => change((now) => changeVendorCertificates(now, userId, rows))}
            />
          </li>
        ))}
      </ul>
      {form.sentencesOf("vendors").map((sentence) => (
        <p key={sentence} role="alert" className="mt-1 font-semibold text-danger">
          {sentence}
        </p>
      ))}
    </section>
  )
}
