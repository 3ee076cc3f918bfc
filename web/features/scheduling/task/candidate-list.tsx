import { Search } from "lucide-react"
import { type KeyboardEvent, lazy, Suspense, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { Checkbox } from "@/components/ui/checkbox.tsx"
import { ErrorState } from "@/components/ui/error-state.tsx"
import { Input } from "@/components/ui/input.tsx"
import { Kbd } from "@/components/ui/kbd.tsx"
import { Select } from "@/components/ui/select.tsx"
import { Skeleton } from "@/components/ui/skeleton.tsx"
import { ToggleGroup } from "@/components/ui/toggle-group.tsx"
import { useTradeName } from "@/features/people/use-trade-name.ts"
import { matchesTyped } from "@/lib/typed-search.ts"
import type { WorkShift } from "../shifts.ts"
import { filtersOffered, isOfSide, type Side, sidesOf } from "./candidate-filters.ts"
import { CandidateRow } from "./candidate-row.tsx"
import { putOn } from "./draft.ts"
import { useFocusPlace } from "./focus-place.ts"
import { NewWorker } from "./new-worker.tsx"
import type { Candidate } from "./task-query.ts"
import type { Arrangement } from "./use-arrangement.ts"

const StaffList = lazy(() => import("./staff-list.tsx"))

/** How many rows are drawn at once; who is looked for further down is found by typing. */
const mostRows = 60

/** Somebody as he is put on: one 人工 at his own price. */
const personOf = ({ userId, name, trade, vendorCompanyName }: Candidate) => ({
  userId,
  name,
  trade,
  vendor: vendorCompanyName,
  count: "1",
  price: "",
  certificates: [],
})

interface CandidateListProps {
  readonly form: Arrangement
  readonly shift: WorkShift
  readonly candidates: ReadonlyArray<Candidate> | undefined
  readonly isLoading: boolean
  readonly error: unknown
  readonly onRetry: () => void
}
/** Everyone who could be asked, the free first; each with the one reason that counts most. */
export function CandidateList({ form, shift, candidates, isLoading, error, onRetry }: CandidateListProps) {
  const { t } = useTranslation(["calendar", "arranging"])
  const [typed, setTyped] = useState("")
  const [onlyFree, setOnlyFree] = useState(false)
  const [side, setSide] = useState<Side>("all")
  const [trade, setTrade] = useState("")
  const [isPicking, setPicking] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const keepFocus = useFocusPlace(list, "[data-assign]", search)
  const tradeWord = useTradeName()
  const people = form.values.shifts[shift].people
  const free = (candidates ?? []).filter(
    ({ userId, verdict }) => people.every((one) => one.userId !== userId) && (!onlyFree || verdict !== "refused"),
  )
  const sides = sidesOf(free)
  const offered = filtersOffered(candidates ?? [], { side, trade })
  const left = free.filter(
    (one) =>
      isOfSide(one, side) &&
      (trade === "" || one.trade === trade) &&
      matchesTyped(
        typed,
        ...[
          one.name,
          one.furiganaName ?? "",
          one.trade === null ? "" : tradeWord(one.trade),
          one.vendorCompanyName ?? "",
        ],
      ),
  )
  /** Everybody who is found and can be there (TASK-31's 全員を選択). */
  const assignable = left.filter(({ verdict }) => verdict !== "refused")
  const assign = (chosen: ReadonlyArray<Candidate>) =>
    form.change((before) => putOn(before, shift, chosen.map(personOf)))
  const moveIn = (event: KeyboardEvent) => {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0
    if (step === 0 || event.nativeEvent.isComposing) return
    const rows = [...(list.current?.querySelectorAll<HTMLElement>("[data-candidate]") ?? [])]
    const at = rows.findIndex((row) => row.contains(document.activeElement))
    const next = rows[at < 0 ? 0 : at + step]
    if (next === undefined) return
    event.preventDefault()
    const button = next.querySelector("button")
    if (button === null) next.focus()
    else button.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between the rows' own buttons
    <div className="flex min-h-0 flex-col max-md:border-t" onKeyDown={moveIn}>
      <div className="flex min-h-11 shrink-0 items-center gap-2 border-b px-4">
        <h3 className="text-sm font-bold">{t("candidates")}</h3>
        {offered.hasSides ? (
          <ToggleGroup
            label={t("arranging:candidateSide")}
            value={side}
            onChange={setSide}
            options={[
              { value: "all", label: t("arranging:everyone", { count: free.length }) },
              { value: "own", label: t("arranging:ownPeople", { count: sides.own }) },
              { value: "vendors", label: t("arranging:vendorPeople", { count: sides.vendors }) },
            ]}
          />
        ) : (
          <span className="tnum text-xs text-muted-foreground">{t("peopleCount", { count: left.length })}</span>
        )}
        <Checkbox checked={onlyFree} onCheckedChange={setOnlyFree} className="ml-auto text-xs">
          {t("onlyFree")}
        </Checkbox>
      </div>
      <div className="flex shrink-0 flex-wrap items-center gap-2 border-b px-4 py-2">
        <div className="relative min-w-60 flex-1">
          <Search
            className="absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-muted-foreground"
            aria-hidden="true"
          />
          <Input
            ref={search}
            type="search"
            aria-label={t("searchPeople")}
            placeholder={t("searchPeople")}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            className="pl-8"
          />
        </div>
        {offered.trades.length > 0 && (
          <Select
            label={t("arranging:tradeFilter")}
            options={[
              { value: "", label: t("arranging:everyTrade") },
              ...offered.trades.map((one) => ({ value: one, label: tradeWord(one) })),
            ]}
            value={trade}
            onChange={setTrade}
            className="w-32"
          />
        )}
        {assignable.length > 1 && (
          <Button variant="outline" size="sm" onClick={() => setPicking(true)}>
            {t("arranging:pickSeveral")}
          </Button>
        )}
        {assignable.length > 1 && (
          <Button
            variant="outline"
            size="sm"
            onClick={({ currentTarget }) => {
              keepFocus(currentTarget)
              assign(assignable)
            }}
          >
            {t("assignAll", { count: assignable.length })}
          </Button>
        )}
      </div>
      <Suspense>
        {isPicking && <StaffList candidates={left} onAssign={assign} onClose={() => setPicking(false)} />}
        <NewWorker typed={typed} onMade={setTyped} />
      </Suspense>
      {error !== null && error !== undefined && <ErrorState error={error} onRetry={onRetry} className="m-3" />}
      <div ref={list} className="min-h-0 flex-1 md:overflow-y-auto" aria-busy={isLoading}>
        {isLoading && [1, 2, 3, 4].map((row) => <Skeleton key={row} className="mx-4 my-2 h-9" />)}
        <ul>
          {left.slice(0, mostRows).map((candidate) => (
            <CandidateRow
              key={candidate.userId}
              candidate={candidate}
              onAssign={(control) => {
                keepFocus(control)
                assign([candidate])
              }}
            />
          ))}
        </ul>
        {!isLoading && error == null && left.length === 0 && (
          <p className="px-4 py-8 text-center text-muted-foreground">{t("nobodyFound")}</p>
        )}
        {left.length > mostRows && (
          <p className="px-4 py-3 text-center text-xs text-muted-foreground">
            {t("moreByTyping", { count: left.length - mostRows })}
          </p>
        )}
      </div>
      <p className="hidden shrink-0 items-center gap-1.5 border-t px-4 py-2 text-2xs text-muted-foreground md:flex">
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd> {t("keyMove")} <Kbd>Enter</Kbd> {t("keyAssign")} <Kbd>1</Kbd>〜<Kbd>4</Kbd> {t("keyShift")}
      </p>
    </div>
  )
}
