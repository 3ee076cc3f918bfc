import { Link } from "@tanstack/react-router"
import { useTranslation } from "react-i18next"
import { buttonVariants } from "@/components/ui/button.tsx"
import { useWorkspace } from "../session/workspace.ts"

const ways = {
  hire: { to: "/staff/new" },
  createTask: { to: "/calendar", search: { create: 1 } },
  closeMonth: { to: "/payroll" },
} as const

/** The way on from an empty list, for whom the server lets begin it. */
export function NextStep({ of }: { readonly of: keyof typeof ways }) {
  const { t } = useTranslation("shell")
  if (!useWorkspace().buttons.includes(of)) return null
  return (
    <Link {...ways[of]} className={buttonVariants({})}>
      {t(`next.${of}`)}
    </Link>
  )
}
