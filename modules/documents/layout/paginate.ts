/** Page breaking is arithmetic over known heights, so preview and PDF break alike and nothing is measured by drawing. */

/** A piece of a paper that isn't cut: a table row, a line of a note, a block of totals. Heights in px. */
export interface FlowItem {
  readonly height: number
  /** Room above it, dropped where it opens a page. */
  readonly gapBefore?: number
  /** Never the last on its page while something follows: a heading, the rows that travel with the totals. */
  readonly keepWithNext?: boolean
}

/** Room in px for items on the first and on each further page; `continued` is kept free on every page but the last. */
export interface PageRoom {
  readonly first: number
  readonly next: number
  readonly continued: number
}

/** Items `from` (inclusive) to `to` (exclusive). */
export interface FlowPage {
  readonly from: number
  readonly to: number
}

const heightOf = (items: ReadonlyArray<FlowItem>, from: number, to: number) =>
  items.slice(from, to).reduce((sum, item, index) => sum + item.height + (index === 0 ? 0 : (item.gapBefore ?? 0)), 0)

/** The end of the longest stretch that fits; at least one item once a page is empty, so a giant can't loop for ever. */
const lastThatFits = (items: ReadonlyArray<FlowItem>, from: number, room: number, least: number) => {
  let to = from + least
  while (to < items.length && heightOf(items, from, to + 1) <= room) to++
  let kept = to
  while (kept > from && items[kept - 1]?.keepWithNext) kept--
  return kept > from ? kept : to
}

/**
 * Deals items to pages: each once, in order, always at least one page.
 *
 * An item higher than a page stands alone and overflows; one higher than what the first page leaves moves to the second.
 */
export const paginate = (items: ReadonlyArray<FlowItem>, room: PageRoom): ReadonlyArray<FlowPage> => {
  const pages: Array<FlowPage> = []
  let from = 0
  while (pages.length === 0 || from < items.length) {
    const isFirst = pages.length === 0
    const height = isFirst ? room.first : room.next
    const fitsWhole = heightOf(items, from, items.length) <= height
    const to = fitsWhole ? items.length : lastThatFits(items, from, height - room.continued, isFirst ? 0 : 1)
    pages.push({ from, to })
    from = to
  }
  return pages
}
