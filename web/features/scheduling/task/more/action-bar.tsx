import { Ellipsis, type LucideIcon } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button, buttonVariants } from "@/components/ui/button.tsx"
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLink,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu.tsx"
import { cn } from "@/lib/class-names.ts"
import { useIsPhone } from "@/lib/is-phone.ts"

/** One thing that an arrangement can be asked for: a press, or a page that opens beside it. */
export type TaskAction = {
  readonly key: string
  readonly label: string
  readonly icon: LucideIcon
  readonly tone?: "danger"
} & ({ readonly run: () => void } | { readonly href: string })

const beside = { target: "_blank", rel: "noopener noreferrer" } as const

/** Side by side at the desk; behind one button on the phone, where they would take the form's place. */
export function ActionBar({ actions }: { readonly actions: ReadonlyArray<TaskAction> }) {
  const { t } = useTranslation("arranging")
  const isPhone = useIsPhone()
  if (actions.length === 0) return null
  const words = (action: TaskAction) => (
    <>
      <action.icon aria-hidden="true" />
      {action.label}
      {"href" in action && <span className="sr-only">（{t("opensNewTab")}）</span>}
    </>
  )
  if (isPhone)
    return (
      <DropdownMenu>
        <DropdownMenuTrigger render={<Button variant="ghost" size="icon" aria-label={t("actions")} />}>
          <Ellipsis />
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          {actions.map((action) =>
            "href" in action ? (
              <DropdownMenuLink key={action.key} href={action.href} {...beside}>
                {words(action)}
              </DropdownMenuLink>
            ) : (
              <DropdownMenuItem key={action.key} onClick={action.run} {...(action.tone && { tone: action.tone })}>
                {words(action)}
              </DropdownMenuItem>
            ),
          )}
        </DropdownMenuContent>
      </DropdownMenu>
    )
  return actions.map((action) =>
    "href" in action ? (
      <a key={action.key} href={action.href} {...beside} className={buttonVariants({ variant: "ghost", size: "sm" })}>
        {words(action)}
      </a>
    ) : (
      <Button
        key={action.key}
        variant="ghost"
        size="sm"
        className={cn(action.tone === "danger" && "text-danger")}
        onClick={action.run}
      >
        {words(action)}
      </Button>
    ),
  )
}
