import { CircleAlert, Eye } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Card } from "@/components/ui/card.tsx"
import type { CompanyDetail } from "./platform-queries.ts"

/** この会社に見えているもの (21b): its entry where its people choose their company, in the server's words. */
export function CompanyEntry({ company: { entries, name } }: { readonly company: CompanyDetail }) {
  const { t } = useTranslation(["platform", "inspected"])
  const own = entries.find(({ isOfAdmins }) => isOfAdmins === 1)
  return (
    <Card className="flex flex-col gap-3 p-5">
      <h2 className="flex items-center gap-2 text-base font-bold">
        <Eye aria-hidden="true" className="size-4 text-muted-foreground" />
        {t("inspected:entry.title")}
      </h2>
      <div className="rounded-md border bg-muted p-3">
        <p className="mb-2 text-xs text-muted-foreground">{t("inspected:entry.picker")}</p>
        <p className="rounded-md border bg-card p-3 font-medium">
          {name}
          {own?.text != null && (
            <span className="mt-1 flex items-center gap-1 text-sm font-normal text-warning">
              <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
              {own.text}
            </span>
          )}
        </p>
      </div>
      <dl className="flex flex-col gap-2 text-sm">
        {entries.map(({ isOfAdmins, isListed, isSelectable }) => (
          <div key={isOfAdmins} className="flex gap-4">
            <dt className="w-20 shrink-0 text-muted-foreground">
              {t(isOfAdmins === 1 ? "admin" : "inspected:entry.others")}
            </dt>
            <dd>
              {t(
                isListed === 0
                  ? "inspected:entry.hidden"
                  : isSelectable === 1
                    ? "inspected:entry.open"
                    : "inspected:entry.closed",
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
