import { ArrowRight } from "lucide-react"
import { useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { Avatar } from "@/components/ui/avatar.tsx"
import { Badge } from "@/components/ui/badge.tsx"
import { Spinner } from "@/components/ui/spinner.tsx"
import { sentenceOf } from "@/lib/api-error.ts"
import { data, demo } from "@/lib/client.ts"
import { session } from "@/lib/session.ts"
import { useSending } from "@/lib/use-sending.ts"
import type { DemoPerson } from "./demo-list.ts"
import { enterCompany } from "./enter-company.ts"

const columns = 2
const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: columns,
  ArrowUp: -columns,
}
/** The demo's people, entered by one click; arrow keys move over the two columns. */
export default function DemoPeople({ people }: { readonly people: ReadonlyArray<DemoPerson> }) {
  const { t } = useTranslation("session")
  const { t: common } = useTranslation("common")
  const [at, setAt] = useState(0)
  const list = useRef<HTMLUListElement>(null)
  const enter = useSending(async (key: string) => {
    const entered = await data(demo.enter({ body: { key } }))
    session.begin(entered)
    enterCompany(entered)
  })
  const move = (event: React.KeyboardEvent) => {
    const next = at + (steps[event.key] ?? 0)
    if (steps[event.key] === undefined || next < 0 || next >= people.length) return
    event.preventDefault()
    setAt(next)
    list.current?.querySelectorAll("button")[next]?.focus()
  }
  return (
    <section aria-labelledby="demo-title">
      <div className="flex items-center gap-3">
        <span className="h-px flex-1 bg-border" />
        <h2 id="demo-title" className="flex items-center gap-2 text-xs text-muted-foreground max-md:text-sm">
          <Badge tone="warning">{t("demo")}</Badge>
          {t("demoEnter")}
        </h2>
        <span className="h-px flex-1 bg-border" />
      </div>
      <ul ref={list} className="mt-3 grid grid-cols-2 gap-2" onKeyDown={move}>
        {people.map((person, index) => {
          const isEntering = enter.isBusy && enter.input === person.key
          return (
            <li key={person.key}>
              <button
                type="button"
                tabIndex={index === at ? 0 : -1}
                disabled={enter.isBusy}
                onFocus={() => setAt(index)}
                onClick={() => enter.send(person.key)}
                className="group relative flex h-full min-h-14 w-full items-center gap-3 rounded-lg border border-strong bg-card px-3 py-2 text-left hover:bg-accent focus-visible:bg-accent disabled:opacity-60 max-md:min-h-16"
              >
                {isEntering ? <Spinner className="m-2" /> : <Avatar name={person.name} size={32} decorative />}
                <span className="min-w-0 flex-1">
                  <b className="block text-sm">{person.roleTitle}</b>
                  <span className="block truncate text-2xs text-muted-foreground">
                    {person.name}・{person.note}
                  </span>
                </span>
                <ArrowRight
                  aria-hidden="true"
                  className="absolute right-2 size-4 rounded-full bg-accent text-link opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100 max-md:hidden"
                />
              </button>
            </li>
          )
        })}
      </ul>
      <p
        role={enter.error === undefined ? undefined : "alert"}
        className="mt-2 text-2xs text-muted-foreground max-md:text-xs"
      >
        {enter.error === undefined ? (
          t("demoNote")
        ) : (
          <span className="text-danger">{sentenceOf(enter.error, common)}</span>
        )}
      </p>
    </section>
  )
}
