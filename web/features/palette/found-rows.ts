/** What the server found, and what may be done with the best of it. */
import type { Found } from "./find.ts"
import type { Row } from "./rows.ts"

interface Words {
  readonly trade: (key: string) => string
  readonly roleName: (id: number) => string
  readonly timesOf: (name: string) => string
  readonly planOf: (name: string) => string
  readonly arrangeFor: (name: string) => string
}
const together = (...parts: ReadonlyArray<string | null | undefined>) =>
  parts.filter((part) => part != null && part !== "").join("・")

const worded = <A>(value: A | null | undefined, inWords: (value: A) => string) =>
  value == null ? null : inWords(value)

const rowOf =
  (words: Words) =>
  (found: Found): Row => {
    const { kind, id, name, furiganaName: reading } = found
    const shared = { id: `${kind}.${id}`, title: name, reading }
    if (kind === "person") {
      const hint = together(worded(found.job, words.trade), worded(found.roleId, words.roleName))
      return { ...shared, group: "people", hint, icon: "staff", href: `/staff/${id}` }
    }
    if (kind === "site") {
      const hint = together(found.customerName, found.address)
      return { ...shared, group: "sites", hint, icon: "works", href: `/works/information?constructionSiteId=${id}` }
    }
    const [icon, path] = kind === "customer" ? ["customers", "customer"] : ["vendors", "vendor"]
    return { ...shared, group: "partners", hint: together(found.address), icon, href: `/${path}/${id}` }
  }
export const foundRows = (found: ReadonlyArray<Found>, words: Words): ReadonlyArray<Row> => found.map(rowOf(words))

interface May {
  readonly opens: (path: string) => boolean
  readonly arranges: boolean
}
/** Screens and actions of the first person or site that was found. */
export const rowsOfBest = (found: ReadonlyArray<Found>, words: Words, may: May): ReadonlyArray<Row> => {
  const best = found.find(({ kind }) => kind === "person" || kind === "site")
  if (best === undefined) return []
  const { kind, id, name } = best
  const isPerson = kind === "person"
  const screen = isPerson
    ? ({ path: "/salary", href: `/salary?person=${id}`, title: words.timesOf(name), icon: "workTable" } as const)
    : ({
        path: "/calendar",
        href: `/calendar?constructionSiteId=${id}`,
        title: words.planOf(name),
        icon: "calendar",
      } as const)
  return [
    ...(may.opens(screen.path)
      ? [
          {
            id: `of.${kind}.${id}`,
            group: "screens" as const,
            title: screen.title,
            icon: screen.icon,
            href: screen.href,
          },
        ]
      : []),
    ...(may.arranges
      ? [
          {
            id: `arrange.${kind}.${id}`,
            group: "actions" as const,
            title: words.arrangeFor(name),
            icon: "calendar",
            href: `/calendar?create=1&${isPerson ? "person" : "constructionSiteId"}=${id}`,
          },
        ]
      : []),
  ]
}
