import { FileText } from "lucide-react"
import { useTranslation } from "react-i18next"
import { filesAtOnce } from "#modules/files/codes.ts"
import type { SiteView } from "./site-queries.ts"
import { Section } from "./site-section.tsx"

/** Plans and papers of the site, each opened in a tab of its own. */
export function SiteFiles({ site }: { readonly site: SiteView }) {
  const { t } = useTranslation("works")
  const files = site.files ?? []
  return (
    <Section title={t("files")} detail={t("filesOf", { count: files.length, most: filesAtOnce })}>
      {files.length === 0 && <p className="px-4 py-3 text-muted-foreground">{t("noFiles")}</p>}
      <ul>
        {files.map(({ id, name, url }) => (
          <li key={id} className="border-b last:border-b-0">
            <a
              href={url}
              target="_blank"
              rel="noreferrer"
              className="flex min-h-10 items-center gap-2 px-4 text-link hover:underline max-md:min-h-12"
            >
              <FileText className="size-4 shrink-0 text-muted-foreground" aria-hidden="true" />
              <span className="truncate">{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
