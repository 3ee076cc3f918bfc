import { lazy, Suspense } from "react"
import { useIsPhone } from "@/lib/is-phone.ts"

const DeskAttendance = lazy(() => import("./desk-attendance.tsx"))
const PhoneAttendance = lazy(() => import("./phone-attendance.tsx"))

/** 勤務表: the desk's month and day; on phones one person's days. Each loads only its own. */
export function AttendancePage() {
  const isPhone = useIsPhone()
  return <Suspense>{isPhone ? <PhoneAttendance /> : <DeskAttendance />}</Suspense>
}
