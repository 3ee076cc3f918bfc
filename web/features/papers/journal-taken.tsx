import { useMutation } from "@tanstack/react-query"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { sentenceOf } from "@/lib/api-error.ts"
import { data } from "@/lib/client.ts"
import { bytesOfBase64, saveBlob } from "@/lib/file.ts"
import { clockTime, dayOfInstant, yen } from "@/lib/format.ts"
import { may } from "@/lib/permissions.tsx"
import { toast } from "@/lib/toast.ts"
import { useFormat } from "@/lib/use-format.ts"
import { type Journal, reports } from "./journal-query.ts"

/** Files of the month that were taken before, what is new since, and other months whose files have to follow. */
export function JournalTaken({ journal }: { readonly journal: Journal }) {
  const { t } = useTranslation("journal")
  const format = useFormat()
  const { elsewhere, since, taken } = journal
  const { t: words } = useTranslation("common")
  const save = useMutation({
    mutationFn: (id: number) => data(reports.journalTaken({ params: { id } })),
    onSuccess: (file) => {
      saveBlob(new Blob([bytesOfBase64(file.content)], { type: "text/csv" }), file.fileName)
      if (file.hash === null) toast.success(t("noDigest"))
    },
    onError: (error) => toast.error(sentenceOf(error, words)),
  })
  if (taken.length === 0 && elsewhere.length === 0) return null
  return (
    <div className="flex flex-col gap-1 rounded-lg bg-warning-bg px-3 py-2 text-sm">
      {taken.length > 0 && (
        <>
          <p className="font-semibold">{t("takenBefore")}</p>
          <ul className="tnum text-xs">
            {taken.map(({ entries, id, madeAt, madeBy, scope, total }) => (
              <li key={id} className="flex flex-wrap items-baseline gap-x-2">
                {t("file", {
                  when: `${format.day(dayOfInstant(madeAt))} ${clockTime(madeAt)}`,
                  who: madeBy,
                  what: t(`scope_${scope}`),
                  count: entries,
                  yen: yen(total),
                })}
                {may(journal, "takeAgain") && (
                  <Button
                    variant="quiet"
                    size="sm"
                    className="h-6 px-0 max-md:h-12"
                    disabled={save.isPending}
                    aria-label={t("saveOf", { when: clockTime(madeAt), count: entries })}
                    onClick={() => save.mutate(id)}
                  >
                    {t("save")}
                  </Button>
                )}
              </li>
            ))}
          </ul>
          <p>
            {since.entries === 0
              ? t("nothingNew")
              : t("newSince", {
                  count: since.entries - since.takenBack,
                  yen: yen(since.total),
                  back: since.takenBack,
                  backYen: yen(since.takenBackTotal),
                })}
          </p>
        </>
      )}
      {elsewhere.length > 0 && (
        <p>{t("elsewhere", { months: elsewhere.map((month) => format.month(month)).join("、") })}</p>
      )}
    </div>
  )
}
