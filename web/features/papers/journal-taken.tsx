import { useTranslation } from "react-i18next"
import { clockTime, dayOfInstant, yen } from "@/lib/format.ts"
import { useFormat } from "@/lib/use-format.ts"
import type { Journal } from "./journal-query.ts"

/** Files of the month that were taken before, what is new since, and other months whose files have to follow. */
export function JournalTaken({ journal }: { readonly journal: Journal }) {
  const { t } = useTranslation("journal")
  const format = useFormat()
  const { elsewhere, since, taken } = journal
  if (taken.length === 0 && elsewhere.length === 0) return null
  return (
    <div className="flex flex-col gap-1 rounded-lg bg-warning-bg px-3 py-2 text-sm">
      {taken.length > 0 && (
        <>
          <p className="font-semibold">{t("takenBefore")}</p>
          <ul className="tnum text-xs">
            {taken.map(({ entries, hash, madeAt, madeBy, scope, total }) => (
              <li key={`${madeAt} ${hash}`}>
                {t("file", {
                  when: `${format.day(dayOfInstant(madeAt))} ${clockTime(madeAt)}`,
                  who: madeBy,
                  what: t(`scope_${scope}`),
                  count: entries,
                  yen: yen(total),
                })}
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
