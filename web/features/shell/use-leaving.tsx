import { useNavigate } from "@tanstack/react-router"
import { lazy, Suspense, useState } from "react"
import { loadTexts } from "@/i18n/i18n.ts"
import { unsentCount } from "@/lib/punch-queue/queue.ts"
import { signOut } from "../session/sign-out.ts"
import type { Leaving } from "./leave-dialog.tsx"

const LeaveDialog = lazy(() => import("./leave-dialog.tsx"))

interface Asked {
  readonly leaving: Leaving
  readonly count: number
}
/** Logging out and changing the company: asks first when presses have not gone out. They stay on the device anyway. */
export const useLeaving = () => {
  const navigate = useNavigate()
  const [asked, setAsked] = useState<Asked>()
  const leave = async (leaving: Leaving) => {
    if (leaving === "switch") return await navigate({ to: "/login-company" })
    await signOut()
  }
  const ask = async (leaving: Leaving) => {
    const count = await unsentCount().catch(() => 0)
    if (count === 0) return await leave(leaving)
    await loadTexts("today")
    setAsked({ leaving, count })
  }
  const question = asked !== undefined && (
    <Suspense>
      <LeaveDialog
        leaving={asked.leaving}
        count={asked.count}
        onStay={() => setAsked(undefined)}
        onLeave={() => void leave(asked.leaving)}
      />
    </Suspense>
  )
  return { ask: (leaving: Leaving) => void ask(leaving), question }
}
