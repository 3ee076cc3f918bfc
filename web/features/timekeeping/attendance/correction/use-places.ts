import { useQuery } from "@tanstack/react-query"
import { useTranslation } from "react-i18next"
import type { AttendanceDay, PunchView } from "#modules/timekeeping/contract.ts"
import { siteChoicesQuery } from "@/features/scheduling/task/task-query.ts"
import { clockTime } from "@/lib/format.ts"
import { arrangementsOf } from "../../day/arrangement.ts"
import { type Draft, placeOf } from "./draft.ts"

type Place = Pick<Draft, "taskId" | "siteId">
/** A place as a choice names it: an arrangement and a site may have the same number. */
export const nameOfPlace = ({ taskId, siteId }: Place) => {
  if (taskId !== null) return `task:${taskId}`
  return siteId === null ? "office" : `site:${siteId}`
}

/** Where a punch can have been: the day's arrangements, any site of the company that is under way, the office. */
export const usePlaces = (day: AttendanceDay, punch: PunchView | undefined) => {
  const { t } = useTranslation("attendance")
  const { data: sites = [] } = useQuery(siteChoicesQuery)
  const arranged = arrangementsOf(day.plans)
  const option = (place: Place, label: string, more: object = {}) => ({
    ...more,
    value: nameOfPlace(place),
    place,
    label,
  })
  const listed = [
    ...arranged.map(({ taskId, siteName, startsAt, endsAt }) => {
      const [from, to] = [startsAt, endsAt].map((at) => clockTime(new Date(at).toISOString()))
      return option({ taskId, siteId: null }, siteName, { hint: `${t("plan")} ${from}–${to}` })
    }),
    ...sites.map(({ id, name, nameKana, customerName }) =>
      option({ taskId: null, siteId: id }, name, {
        ...(customerName == null ? {} : { hint: customerName }),
        ...(nameKana === null ? {} : { keywords: nameKana }),
      }),
    ),
    option({ taskId: null, siteId: null }, t("office")),
  ]
  // A punch stays where it stands though its site is finished, or its arrangement gone.
  const stored = punch === undefined ? undefined : placeOf(punch)
  const isListed = stored === undefined || listed.some(({ value }) => value === nameOfPlace(stored))
  const options = isListed ? listed : [option(stored, punch?.siteName ?? ""), ...listed]
  const byName = new Map(options.map((one) => [one.value, one]))
  return {
    options,
    placeOf: (name: string) => byName.get(name)?.place,
    wordOf: (place: Place) => byName.get(nameOfPlace(place))?.label ?? "",
  }
}
