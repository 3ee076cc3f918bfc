import { useQuery } from "@tanstack/react-query"
import { useTranslation } from "react-i18next"
import { certificationKinds } from "#modules/people/codes.ts"
import { Button } from "@/components/ui/button.tsx"
import { ErrorState } from "@/components/ui/error-state.tsx"
import { data } from "@/lib/client.ts"
import { people } from "@/lib/people-client.ts"
import { may } from "@/lib/permissions.tsx"
import { ExpiringList } from "./expiring-list.tsx"
import { licensesKey, licensesQuery } from "./license-query.ts"
import { LicenseRow } from "./license-row.tsx"
import { NewWordForm } from "./new-word-form.tsx"
import { SettingCard } from "./setting-card.tsx"
import { useLicenses } from "./use-licenses.ts"

/** 資格・免許: what people's records are written with, and whose run out. */
export function LicensesSection() {
  const { t } = useTranslation(["settings", "people"])
  const { data: list, error, refetch } = useQuery(licensesQuery)
  const { made, remove, renamed, undo } = useLicenses()
  return (
    <SettingCard section="licenses" hint={t("licensesHint")}>
      {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
      {list !== undefined && (
        <div className="flex flex-col gap-6">
          <ExpiringList />
          {undo !== undefined && (
            <p role="status" className="flex items-center gap-2 text-success">
              {t("saved")}
              <Button variant="quiet" size="sm" onClick={undo}>
                {t("undo")}
              </Button>
            </p>
          )}
          <div className="grid grid-cols-3 items-start gap-6 big-text:grid-cols-1 max-lg:grid-cols-1">
            {certificationKinds.map((kind) => (
              <section key={kind} aria-labelledby={`licenses-${kind}`} className="flex min-w-0 flex-col gap-3">
                <h3 id={`licenses-${kind}`} className="text-sm font-bold">
                  {t(`people:field.${kind}`)}
                </h3>
                <ul className="divide-y rounded-md border empty:hidden">
                  {list.licenses
                    .filter((license) => license.kind === kind)
                    .map((license) => (
                      <LicenseRow
                        key={license.id}
                        license={license}
                        mayWrite={may(list, "change")}
                        onRenamed={(saved) => renamed(license, saved)}
                        onRemove={() => remove(license)}
                      />
                    ))}
                </ul>
                {may(list, "change") && (
                  <NewWordForm
                    label={t("newLicense", { kind: t(`people:field.${kind}`) })}
                    invalidates={licensesKey}
                    schema={async () => (await import("#modules/people/contract.ts")).peopleContract.createLicense.body}
                    send={(body, extraHeaders) => data(people.createLicense({ body, extraHeaders }))}
                    bodyOf={(name) => ({ kind, name })}
                    onMade={made}
                  />
                )}
              </section>
            ))}
          </div>
        </div>
      )}
    </SettingCard>
  )
}
