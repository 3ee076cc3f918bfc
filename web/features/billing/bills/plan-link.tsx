import { useNavigate } from "@tanstack/react-router"
import type { ButtonProps } from "@/components/ui/button.tsx"
import { buttonVariants } from "@/components/ui/button.tsx"

interface PlanLinkProps extends Pick<ButtonProps, "variant"> {
  /** What stands open there; the page alone where it is absent. */
  readonly opens?: "change" | "extend" | undefined
  readonly onGo?: (() => void) | undefined
  readonly children: React.ReactNode
}
/** The way to the plan: chosen, extended or changed there. */
export function PlanLink({ children, onGo, opens, variant }: PlanLinkProps) {
  const navigate = useNavigate()
  const place = opens === undefined ? "/setting?tab=plan" : `/setting?tab=plan&open=${opens}`
  return (
    <a
      href={place}
      className={buttonVariants({ variant })}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        onGo?.()
        void navigate({ href: place })
      }}
    >
      {children}
    </a>
  )
}
