import { TriangleAlert } from "lucide-react"
import { useTranslation } from "react-i18next"
import type { PunchView } from "#modules/timekeeping/contract.ts"
import { Button } from "@/components/ui/button.tsx"
import type { ApiError } from "@/lib/api-error.ts"
import { clockTime } from "@/lib/format.ts"
import type { Draft } from "./draft.ts"

const isPunch = (value: unknown): value is PunchView =>
  typeof value === "object" && value !== null && "timekeepingRests" in value && "version" in value

/** What is stored now, when somebody else was first. */
export const storedIn = (error: ApiError): PunchView | undefined =>
  error.errorCode === "Update_Expired" && isPunch(error.detail) ? error.detail : undefined

interface ConflictNoticeProps {
  readonly stored: PunchView
  readonly draft: Draft
  readonly onOverwrite: () => void
  readonly onTake: () => void
}
/** Somebody else saved first: only what differs, side by side, and both ways on. */
export function ConflictNotice({ stored, draft, onOverwrite, onTake }: ConflictNoticeProps) {
  const { t } = useTranslation("attendance")
  const none = t("conflict.none")
  const restsStored = stored.timekeepingRests
    .map(({ checkIn, checkOut }) => `${clockTime(checkIn)}–${checkOut === null ? "" : clockTime(checkOut)}`)
    .join(" ")
  const lines = [
    [t("in"), clockTime(stored.checkIn), draft.start],
    [t("out"), stored.checkOut === null ? none : clockTime(stored.checkOut), draft.end],
    [t("rest"), restsStored || none, draft.rests.map(({ start, end }) => `${start}–${end}`).join(" ") || none],
  ] as const
  const different = lines.filter(([, now, typed]) => now !== typed)
  return (
    <section role="alert" className="rounded-lg border border-warning bg-warning-bg/50 p-3">
      <h3 className="flex items-center gap-2 font-bold text-warning">
        <TriangleAlert aria-hidden="true" className="size-4.5" />
        {t("conflict.title")}
      </h3>
      <p className="mt-1">{t("conflict.hint")}</p>
      {different.length > 0 && (
        <table className="tnum mt-2 w-full text-left">
          <thead className="text-2xs text-muted-foreground">
            <tr>
              <td />
              <th scope="col">{t("conflict.stored")}</th>
              <th scope="col">{t("conflict.typed")}</th>
            </tr>
          </thead>
          <tbody>
            {different.map(([word, now, typed]) => (
              <tr key={word}>
                <th scope="row" className="pr-3 font-normal">
                  {word}
                </th>
                <td>
                  <b>{now}</b>
                </td>
                <td>{typed}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="outline" size="sm" onClick={onTake}>
          {t("conflict.take")}
        </Button>
        <Button variant="outline" size="sm" onClick={onOverwrite}>
          {t("conflict.overwrite")}
        </Button>
      </div>
    </section>
  )
}
