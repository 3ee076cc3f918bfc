import { Link } from "@tanstack/react-router"
import { useTranslation } from "react-i18next"
import type { ImportKind } from "#modules/imports/codes.ts"
import type { Undone } from "./use-undo.ts"

const linksTo = (id: number) =>
  ({
    staff: { to: "/staff/$id", params: { id: String(id) } },
    vendor: { to: "/vendor/$id", params: { id: String(id) } },
    customer: { to: "/customer/$id", params: { id: String(id) } },
    site: { to: "/works/information", search: { constructionSiteId: id } },
  }) as const

/** What an undo left, each with its reason. */
export function KeptRecords({ kind, undone }: { readonly kind: ImportKind; readonly undone: Undone }) {
  const { t } = useTranslation("imports")
  const { kept, left, removed } = undone
  return (
    <div role="status" className="rounded-lg bg-success-bg px-4 py-3 text-success">
      <b>{t("removed", { count: removed })}</b>
      {left > 0 && (
        <>
          <p className="mt-1 text-foreground">{t("kept", { count: left })}</p>
          <ul className="text-foreground">
            {kept.map(({ id, name, reason }) => (
              <li key={id} className="flex flex-wrap gap-x-3">
                <Link {...linksTo(id)[kind]} className="text-link underline">
                  {name}
                </Link>
                <span className="text-muted-foreground">{t(`reason.${reason}`)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
