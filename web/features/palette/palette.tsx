import { useNavigate } from "@tanstack/react-router"
import { Search } from "lucide-react"
import { useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { Dialog, DialogClose, DialogContent, DialogTitle } from "@/components/ui/dialog.tsx"
import { ErrorState } from "@/components/ui/error-state.tsx"
import { Kbd } from "@/components/ui/kbd.tsx"
import { ToggleChip } from "@/components/ui/toggle-chip.tsx"
import { optionId, PaletteList } from "./palette-list.tsx"
import { recent } from "./recent.ts"
import { countsOf, type Group, groups, nextGroup, type Row } from "./rows.ts"
import { usePaletteRows } from "./use-palette-rows.ts"

/**
 * `Ctrl K` (17): people, sites, partners, screens and actions by a few letters. The focus stays in the field; ↑↓ choose,
 * Enter opens, Tab narrows, Esc clears and then closes. On a phone it is the whole screen.
 */
export default function Palette({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation("palette")
  const { t: common } = useTranslation("common")
  const navigate = useNavigate()
  const [typed, setTyped] = useState("")
  const [narrowed, setNarrowed] = useState<Group>()
  const [chosenId, setChosenId] = useState<string>()
  const { rows, words, isEmpty, error } = usePaletteRows(typed)
  const counts = countsOf(rows)
  const only = narrowed !== undefined && counts[narrowed] > 0 ? narrowed : undefined
  const shown = only === undefined ? rows : rows.filter(({ group }) => group === only)
  const chosen = shown.find(({ id }) => id === chosenId) ?? shown[0]
  const choose = (row: Row | undefined, isBeside: boolean) => {
    if (row === undefined) return
    recent.note(row)
    if (isBeside) return void window.open(row.href, "_blank", "noopener")
    onClose()
    void navigate({ href: row.href })
  }
  const step = (by: number) => {
    const at = shown.findIndex(({ id }) => id === chosen?.id)
    setChosenId(shown[(at + by + shown.length) % shown.length]?.id)
  }
  const keys = (event: React.KeyboardEvent) => {
    // An input method that composes has its own Enter, arrows and Esc.
    if (event.nativeEvent.isComposing) return
    const done: Readonly<Record<string, (() => void) | undefined>> = {
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
      Enter: () => choose(chosen, event.ctrlKey || event.metaKey),
      Tab: () => setNarrowed(nextGroup(only, counts, event.shiftKey ? -1 : 1)),
      Escape: typed === "" ? undefined : () => setTyped(""),
    }
    const act = done[event.key]
    if (act === undefined) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }
  useEffect(() => {
    if (chosen !== undefined) document.getElementById(optionId(chosen))?.scrollIntoView({ block: "nearest" })
  }, [chosen])
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent width={800} className="md:top-18 md:max-h-[calc(100dvh-6rem)] md:translate-y-0">
        <DialogTitle className="sr-only">{t("title")}</DialogTitle>
        <div className="flex min-h-14 shrink-0 items-center gap-3 border-b px-4">
          <Search aria-hidden="true" className="size-5 shrink-0 text-muted-foreground" />
          <input
            type="text"
            role="combobox"
            aria-label={t("label")}
            aria-expanded={shown.length > 0}
            aria-controls="palette-rows"
            aria-activedescendant={chosen === undefined ? undefined : optionId(chosen)}
            aria-autocomplete="list"
            autoComplete="off"
            spellCheck={false}
            maxLength={255}
            placeholder={t("label")}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={keys}
            className="min-h-12 min-w-0 flex-1 bg-transparent text-lg outline-none placeholder:text-muted-foreground"
          />
          <span role="status" className="tnum shrink-0 text-xs text-muted-foreground">
            {!isEmpty && t("count", { count: shown.length })}
          </span>
          <DialogClose render={<Button variant="ghost" size="sm" aria-label={common("close")} />}>
            <span className="md:hidden">{common("close")}</span>
            <Kbd>Esc</Kbd>
          </DialogClose>
        </div>
        {!isEmpty && rows.length > 0 && (
          <div className="flex shrink-0 gap-2 overflow-x-auto border-b px-4 py-2">
            <ToggleChip isOn={only === undefined} onClick={() => setNarrowed(undefined)}>
              {t("all")}
            </ToggleChip>
            {groups
              .filter((group) => counts[group] > 0)
              .map((group) => (
                <ToggleChip key={group} isOn={only === group} onClick={() => setNarrowed(group)}>
                  {t(`group.${group}`)} {counts[group]}
                </ToggleChip>
              ))}
          </div>
        )}
        <div className="min-h-0 flex-1 overflow-y-auto px-2 pb-2">
          {error !== null && <ErrorState error={error} className="m-2" />}
          <div id="palette-rows" role="listbox" aria-label={t("title")}>
            <PaletteList
              rows={shown}
              chosen={chosen}
              typed={words}
              isEmpty={isEmpty}
              onChoose={(row) => choose(row, false)}
              onPoint={(row) => setChosenId(row.id)}
            />
          </div>
          {rows.length === 0 && <p className="px-3 py-8 text-muted-foreground">{t("none", { typed: words })}</p>}
        </div>
        <p className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-1 border-t px-4 py-2 text-2xs text-muted-foreground max-md:hidden">
          <span>
            <Kbd>↑</Kbd> <Kbd>↓</Kbd> {t("keyChoose")}
          </span>
          <span>
            <Kbd>Enter</Kbd> {t("keyOpen")}
          </span>
          <span>
            <Kbd>Tab</Kbd> {t("keyNarrow")}
          </span>
          <span>
            <Kbd>&gt;</Kbd> {t("keyActions")} <Kbd>@</Kbd> {t("keyPeople")} <Kbd>#</Kbd> {t("keySites")}
          </span>
        </p>
      </DialogContent>
    </Dialog>
  )
}
