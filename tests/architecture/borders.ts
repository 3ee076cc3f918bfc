/** Which file may import which (architecture.md "Direction"), as pure functions over what the files import. */
import type { Import, SourceFile } from "./source.ts"

const ground = ["kernel"] as const
const base = [...ground, "labour", "documents", "notifications", "files"] as const
const upToPeople = [...base, "identity", "companies", "people"] as const
const chain = ["scheduling", "expenses", "timekeeping", "payroll", "papers", "reports"] as const
const everything = [...upToPeople, ...chain, "imports", "billing", "contact"] as const

/** The modules that each may import besides itself; a name that is missing here is no module. */
export const below: Readonly<Record<string, ReadonlyArray<string>>> = {
  kernel: [],
  runtime: ground,
  labour: ground,
  documents: ground,
  notifications: ground,
  files: ground,
  identity: base,
  companies: [...base, "identity"],
  contact: [...base, "identity"],
  people: [...base, "identity", "companies"],
  scheduling: upToPeople,
  imports: [...upToPeople, "scheduling"],
  timekeeping: [...upToPeople, "scheduling"],
  expenses: [...upToPeople, "scheduling"],
  payroll: [...upToPeople, "scheduling", "expenses", "timekeeping"],
  papers: [...upToPeople, "scheduling", "timekeeping", "payroll"],
  reports: [...upToPeople, "scheduling", "expenses", "timekeeping", "payroll", "papers"],
  billing: [...upToPeople, "contact"],
  workspace: everything,
}

/** Files at the root of modules/: they put the modules together. */
const isRoot = (file: string) => /^modules\/[^/]+$/.test(file)
export const moduleOf = (file: string): string | undefined => /^modules\/([^/]+)\//.exec(file)?.[1]
const within = (file: string) => file.replace(/^modules\/[^/]+\//, "")

/** Papers and mails are JSX over the paper engine's layout, whoever owns them. */
const isTemplate = (file: string) => /^(documents|mail)\/.+\.tsx?$/.test(within(file))

const isDoor = (from: SourceFile, { to, isType }: Import) => {
  const path = within(to)
  if (moduleOf(to) === "kernel" || moduleOf(to) === "runtime" || /^(index|contract|calls|codes)\.ts$/.test(path))
    return true
  if (moduleOf(to) === "documents" && path.startsWith("layout/")) return isTemplate(from.file) || isType
  if (moduleOf(to) === "notifications" && path.startsWith("mail/")) return isTemplate(from.file)
  return false
}

/** Rules that the server and a phone without a network both count by; pure, and without any library. */
const sharedRules: ReadonlySet<string> = new Set([
  "modules/companies/rules/pay-days.ts",
  "modules/companies/rules/payment-terms.ts",
  "modules/people/rules/masked-address.ts",
  "modules/people/rules/payment-clears.ts",
  "modules/people/rules/possible-days.ts",
  "modules/people/rules/resident-tax-year.ts",
  "modules/papers/rules/typed-sums.ts",
  "modules/scheduling/rules/shift-span.ts",
  "modules/scheduling/rules/whom-to-tell.ts",
  "modules/scheduling/rules/wished-times.ts",
  "modules/timekeeping/rules/worked-shifts.ts",
])

/** Forms check by the request schemas of the contract; what loads them does so lazily (browser-safe.ts). */
const checksForm = (from: SourceFile) => /\/check-[^/]+\.ts$/.test(from.file)

/** What a file of web/ may take: calls, codes, shared rules, contract types, fields, and templates for previews. */
const isForWeb = (from: SourceFile, { to, isType, isLazy }: Import) => {
  const path = within(to)
  // A form loads the schemas when it first checks something.
  if (/^contract(\.ts|\/.+\.ts)$/.test(path)) return isType || isLazy || checksForm(from)
  if (path === "jobs/contract.ts") return isType
  if (moduleOf(to) === "kernel")
    return /^(codes|codes\/.+|fields\/.+|errors\/catalogue|law\/prefectures|jobs\/calls|http\/api-version)\.ts$/.test(
      path,
    )
  return (
    sharedRules.has(to) ||
    /^(calls|codes)\.ts$/.test(path) ||
    isTemplate(to) ||
    (moduleOf(to) === "documents" && path.startsWith("layout/"))
  )
}

const crossings = (files: ReadonlyArray<SourceFile>, breaks: (from: SourceFile, to: Import) => boolean) =>
  files.flatMap((from) =>
    from.imports
      .filter((to) => to.isOwn && /^(modules|web|cli|workflows|tests)\//.test(to.to) && breaks(from, to))
      .map((to) => `${from.file} → ${to.to}`),
  )

/** Imports against the direction: of a higher module, of the composition root, of web, cli, workflows or tests. */
export const againstDirection = (files: ReadonlyArray<SourceFile>): ReadonlyArray<string> =>
  crossings(files, ({ file }, { to }) => {
    if (to.startsWith("tests/")) return true
    const [from, target] = [moduleOf(file), moduleOf(to)]
    if (from === undefined) return false
    if (target === undefined) return true
    return from !== target && below[from]?.includes(target) !== true
  })

/** Imports of another module's inside, from modules, cli and workflows. */
export const pastTheDoor = (files: ReadonlyArray<SourceFile>): ReadonlyArray<string> =>
  crossings(files, (from, to) => {
    const target = moduleOf(to.to)
    if (target === undefined || target === moduleOf(from.file)) return false
    if (from.file.startsWith("web/") && (sharedRules.has(to.to) || isTemplate(to.to))) return false
    if (isRoot(from.file)) return !isDoor(from, to) && within(to.to) !== "routes.ts"
    return !isDoor(from, to)
  })

/** Imports of web/ that a browser has no business with. */
export const notForWeb = (files: ReadonlyArray<SourceFile>): ReadonlyArray<string> =>
  crossings(files, (from, to) => from.file.startsWith("web/") && !to.to.startsWith("web/") && !isForWeb(from, to))

const sql = /^(drizzle-orm|postgres)(\/|$)/
const http = /^(node:http2?|node:https|effect\/http|@effect\/platform-node\/NodeHttp.*)$/
const mayHoldSql = /^modules\/((kernel|runtime)\/.+|[^/]+\/(repository|tables)(\/[^/]+)?\.ts)$/
/** Beside those, with its reason. */
const holdsHttp: Record<string, string> = {
  "modules/identity/cookie.ts": "the sign-in's cookie, used by its routes.ts",
}
const mayHoldHttp = /^(modules\/(kernel\/http\/.+|[^/]+\.ts|[^/]+\/routes\.ts))$/

/** Libraries of one layer imported in another: SQL outside repository.ts and tables.ts, HTTP outside the routes. */
export const outOfLayer = (files: ReadonlyArray<SourceFile>): ReadonlyArray<string> =>
  files
    .filter(({ file }) => file.startsWith("modules/"))
    .flatMap(({ file, imports }) =>
      imports
        .filter(
          ({ to, isOwn }) =>
            !isOwn &&
            ((sql.test(to) && !mayHoldSql.test(file)) ||
              (http.test(to) && !mayHoldHttp.test(file) && !(file in holdsHttp))),
        )
        .map(({ to }) => `${file} → ${to}`),
    )

/** Import cycles of values, each as the path that closes it; types are gone when the program runs. */
export const cycles = (files: ReadonlyArray<SourceFile>): ReadonlyArray<string> => {
  const graph = new Map(
    files.map(({ file, imports }) => [
      file,
      imports.filter(({ isOwn, isLazy, isType }) => isOwn && !isLazy && !isType),
    ]),
  )
  const done = new Set<string>()
  const closed = new Set<string>()
  const walk = (file: string, path: ReadonlyArray<string>) => {
    const start = path.indexOf(file)
    if (start >= 0) return void closed.add([...path.slice(start), file].join(" → "))
    if (done.has(file)) return
    for (const { to } of graph.get(file) ?? []) walk(to, [...path, file])
    done.add(file)
  }
  for (const { file } of files) walk(file, [])
  return [...closed]
}
