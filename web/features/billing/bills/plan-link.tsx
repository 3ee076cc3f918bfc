import { useNavigate } from "@tanstack/react-router"
import type { ButtonProps } from "@/components/ui/button.tsx"
import { buttonVariants } from "@/components/ui/button.tsx"

const place = "/setting?tab=plan"

interface PlanLinkProps extends Pick<ButtonProps, "variant"> {
  readonly onGo?: (() => void) | undefined
  readonly children: React.ReactNode
}
/** The way to the plan: chosen, extended or changed there. */
export function PlanLink({ children, onGo, variant }: PlanLinkProps) {
  const navigate = useNavigate()
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
