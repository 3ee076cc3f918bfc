import { useVirtualizer } from "@tanstack/react-virtual"
import { useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import { useIsPhone } from "@/lib/is-phone.ts"
import { leastWidth, numberWidth, rem, tickWidth } from "@/lib/list/grid-layout.ts"
import { rowAt } from "@/lib/list/lines.ts"
import type { List } from "@/lib/list/use-list.ts"
import { useListKeys } from "@/lib/list/use-list-keys.ts"
import { ListCard } from "./list-card.tsx"
import { ListFoot } from "./list-foot.tsx"
import { ListHead } from "./list-head.tsx"
import { ListLine } from "./list-line.tsx"
import { ListPaper } from "./list-paper.tsx"
import { ListSection } from "./list-section.tsx"
import { useScroller } from "./use-scroller.ts"

const heights = { line: 2.25, card: 4.25 } as const

interface ListGridProps<Row extends object> {
  readonly list: List<Row>
  readonly hasSums: boolean
}
/** The rows, drawn only where they are seen, and what they add up to below them. */
export function ListGrid<Row extends object>({ list, hasSums }: ListGridProps<Row>) {
  const isPhone = useIsPhone()
  const box = useRef<HTMLDivElement>(null)
  const { rows, lines, shown, source, active, idOf } = list
  const { scroller, margin } = useScroller(box, isPhone)
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: scroller,
    scrollMargin: margin,
    estimateSize: () => rem() * (isPhone ? heights.card : heights.line),
    getItemKey: (at) => {
      const line = lines[at]
      if (typeof line === "object") return `section ${line.key}`
      const row = rows[line ?? -1]
      return row === undefined ? at : idOf(row)
    },
    overscan: 8,
    scrollPaddingStart: isPhone ? 0 : rem() * heights.line,
  })
  const seen = virtual.getVirtualItems()
  const last = seen.at(-1)
  const { onEnd } = source
  useEffect(() => {
    if (last !== undefined && last.index >= lines.length - 1 && !list.isWhole) onEnd?.()
  }, [last, lines.length, list.isWhole, onEnd])
  const { filterKey } = list
  useEffect(() => {
    if (!isPhone) box.current?.scrollTo({ top: 0 })
  }, [filterKey])
  const { onKeyDown, onCopy } = useListKeys(list, (at) => virtual.scrollToIndex(lines.indexOf(at)))
  const above = (seen[0]?.start ?? margin) - margin
  const below = last === undefined ? 0 : virtual.getTotalSize() - (last.end - margin)
  return (
    <>
      <ListPaper list={list} />
      <section
        ref={box}
        aria-label={list.title}
        className="relative min-h-0 flex-1 overflow-auto [overflow-anchor:none] max-md:overflow-visible print:hidden"
      >
        {source.isUpdating && <Updating />}
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: one moves over its rows with the arrows
          role="grid"
          aria-label={list.title}
          aria-rowcount={source.total + lines.length - rows.length + 1}
          aria-multiselectable={!isPhone}
          aria-busy={source.isUpdating}
          aria-activedescendant={rows.length === 0 ? undefined : `${list.name}-row-${active}`}
          tabIndex={0}
          onKeyDown={onKeyDown}
          onCopy={onCopy}
          className="group/grid w-full table-fixed border-separate border-spacing-0 text-sm outline-none focus-visible:ring-2 focus-visible:ring-ring/40 focus-visible:ring-inset"
          style={isPhone ? undefined : { minWidth: `${leastWidth(shown)}rem` }}
        >
          {!isPhone && (
            <colgroup>
              <col style={{ width: `${numberWidth}rem` }} />
              <col style={{ width: `${tickWidth}rem` }} />
              {shown.map(({ key, width, grows }) => (
                <col key={key} style={grows ? undefined : { width: `${width}rem` }} />
              ))}
            </colgroup>
          )}
          {!isPhone && <ListHead list={list} />}
          <Gap height={above} />
          <tbody>
            {seen.map(({ index: at, key }) => {
              const line = lines[at]
              if (typeof line === "object") {
                const columns = isPhone ? 1 : shown.length + 2
                return (
                  <ListSection key={key} {...{ list, section: line, at, columns }} measure={virtual.measureElement} />
                )
              }
              const row = rows[line ?? -1]
              if (row === undefined || line === undefined) return null
              const props = { list, row, index: line, at, measure: virtual.measureElement }
              return isPhone ? <ListCard key={key} {...props} /> : <ListLine key={key} {...props} />
            })}
          </tbody>
          <Gap height={below} />
        </table>
      </section>
      <ListFoot
        list={list}
        from={rowAt(lines, virtual.range?.startIndex ?? 0)}
        to={rowAt(lines, virtual.range?.endIndex ?? 0)}
        hasSums={hasSums}
      />
    </>
  )
}
/** As high as the rows that are not drawn. */
function Gap({ height }: { readonly height: number }) {
  if (height <= 0) return null
  return (
    <tbody aria-hidden="true">
      <tr>
        <td className="p-0" style={{ height }} />
      </tr>
    </tbody>
  )
}
/** A thin bar while newer rows are on their way; the old ones stay. */
function Updating() {
  const { t } = useTranslation("list")
  return (
    <div role="status" className="sticky inset-x-0 top-0 z-20 h-0.5 overflow-hidden bg-secondary">
      <span className="block h-full w-1/3 animate-pulse bg-primary" />
      <span className="sr-only">{t("updating")}</span>
    </div>
  )
}
