import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { useTranslation } from "react-i18next"
import { slashDate } from "@/lib/format.ts"
import { expiringQuery } from "./license-query.ts"

/** Whose licences have run out, or will within sixty days: each leads to the record where it is renewed. */
export function ExpiringList() {
  const { t } = useTranslation(["settings", "people"])
  const { data: rows } = useQuery(expiringQuery)
  if (rows === undefined) return null
  return (
    <section aria-labelledby="expiring">
      <h3 id="expiring" className="text-sm font-bold">
        {t("expiring")}
      </h3>
      {rows.length === 0 ? (
        <p className="mt-1 text-muted-foreground">{t("noneExpiring")}</p>
      ) : (
        <ul className="mt-2 divide-y rounded-md border">
          {rows.map((row) => (
            <li
              key={`${row.userId} ${row.kind} ${row.name}`}
              className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 px-3 py-2"
            >
              <Link to="/staff/$id" params={{ id: String(row.userId) }} className="font-medium text-link underline">
                {row.userName}
              </Link>
              <span>{row.name}</span>
              <span className="tnum ml-auto">{slashDate(row.expiresOn)}</span>
              <b className={row.daysLeft < 0 ? "text-danger" : "text-warning"}>
                {row.daysLeft < 0 ? t("expired", { days: -row.daysLeft }) : t("daysLeft", { days: row.daysLeft })}
              </b>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
