import { ChevronDown } from "lucide-react"
import { useTranslation } from "react-i18next"
import { projectWorkStatuses } from "#modules/kernel/codes/project.ts"
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu.tsx"
import { data } from "@/lib/client.ts"
import { may } from "@/lib/permissions.tsx"
import { useWrite } from "@/lib/use-write.ts"
import { taskKeys } from "../calendar-query.ts"
import { scheduling } from "../client.ts"
import type { SiteView } from "./site-queries.ts"
import { offeredStates, type StoredState, stateWord } from "./site-states.ts"
import { StateBadge } from "./state-badge.tsx"

/** The state in place: pressed it is changed, by whoever may. */
export function StateChoice({ site }: { readonly site: SiteView }) {
  const { t } = useTranslation("works")
  const change = useWrite({
    write: (state: StoredState, extraHeaders) =>
      data(scheduling.setSiteState({ params: { id: site.id }, body: { version: site.version, state }, extraHeaders })),
    invalidates: taskKeys,
    done: ({ state }) => t("stateSet", { state: t(`state.${stateWord(state)}`) }),
  })
  if (!may(site, "setState")) return <StateBadge state={site.state} />
  return (
    <DropdownMenu>
      <DropdownMenuTrigger
        className="inline-flex items-center gap-1 rounded-md text-sm hover:bg-accent max-md:min-h-12"
        aria-label={t("changeState", { state: t(`state.${stateWord(site.state)}`) })}
      >
        <StateBadge state={site.state} />
        <ChevronDown className="size-3.5 text-muted-foreground" aria-hidden="true" />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        {offeredStates
          .filter((word) => word !== stateWord(site.state))
          .map((word) => (
            <DropdownMenuItem key={word} onClick={() => change.mutate(projectWorkStatuses[word])}>
              {t(`state.${word}`)}
            </DropdownMenuItem>
          ))}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
