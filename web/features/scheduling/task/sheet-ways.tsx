import { Link } from "@tanstack/react-router"
import { CalendarClock, Clock, MapPin, UserPlus } from "lucide-react"
import { useTranslation } from "react-i18next"
import { shiftFields } from "#modules/scheduling/codes.ts"
import { buttonVariants } from "@/components/ui/button.tsx"
import { isOpen, useWorkspace } from "@/features/session/workspace.ts"
import { Can } from "@/lib/permissions.tsx"
import { weekStartOf } from "../days.ts"
import { shiftIds, workShifts } from "../shifts.ts"
import type { TaskView } from "./task-query.ts"

/** The first slot that the viewer's own company is asked for, as the page of slots names it. */
const slotOf = ({ id, vendors }: TaskView) => {
  const own = vendors?.[0]
  const shift = workShifts.find((one) => own?.[shiftFields[one].flag] === 1)
  return shift === undefined ? {} : { slot: `${id}-${shiftIds[shift]}` }
}

/** Where one goes on from an arrangement that is read: to the clock, to one's own slot, to a request, to the map (TASK-42, TASK-50). */
export function SheetWays({ view }: { readonly view: TaskView }) {
  const { t } = useTranslation(["calendar", "arranging"])
  const workspace = useWorkspace()
  const day = view.startDate
  return (
    <>
      {view.isClockable && (
        <Link to="/today" className={buttonVariants({ size: "lg" })}>
          <Clock aria-hidden="true" />
          {t("arranging:punch")}
        </Link>
      )}
      {isOpen(workspace, "/slots") && (
        <Can do="fill" to={view}>
          <Link to="/slots" search={{ from: day, day, ...slotOf(view) }} className={buttonVariants({ size: "lg" })}>
            <UserPlus aria-hidden="true" />
            {t("arranging:fillSlot")}
          </Link>
        </Can>
      )}
      {isOpen(workspace, "/home") && (
        <Can do="propose" to={view}>
          <Link
            to="/home"
            search={{ from: weekStartOf(day, 1), task: view.id }}
            className={buttonVariants({ size: "lg" })}
          >
            <CalendarClock aria-hidden="true" />
            {t("arranging:askChange")}
          </Link>
        </Can>
      )}
      {view.address !== "" && (
        <a
          href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(view.address)}`}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonVariants({ variant: "outline", size: "lg" })}
        >
          <MapPin aria-hidden="true" />
          {t("openMap")}
        </a>
      )}
    </>
  )
}
