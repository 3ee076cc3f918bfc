/** Which feature of web/ may import which, as pure functions over what the files import. */
import type { SourceFile } from "./source.ts"

/**
 * The features that each may import besides itself; a name that is missing here is no feature yet.
 *
 * A screen that two features need stands in the lower one; what is no screen stands in lib/ or components/.
 */
export const featuresBelow: Readonly<Record<string, ReadonlyArray<string>>> = {
  session: [],
  transfer: [],
  invited: ["session", "shell", "people"],
  billing: ["session"],
  registration: ["session", "settings"],
  shell: ["session"],
  "first-steps": ["session"],
  palette: ["session", "shell", "people"],
  account: ["session", "shell", "people"],
  invitations: ["session", "shell", "people"],
  imports: ["session", "shell"],
  jobs: ["session", "shell"],
  contact: ["session", "shell"],
  settings: ["session", "shell"],
  plan: ["session", "shell", "settings", "registration", "billing"],
  mails: ["session", "shell"],
  notices: ["session", "shell", "mails"],
  permission: ["session", "shell"],
  platform: ["session", "shell", "billing", "mails"],
  people: ["session", "shell", "settings"],
  scheduling: ["session", "shell", "settings", "people", "first-steps"],
  slots: ["session", "shell", "people", "scheduling"],
  customer: ["session", "shell", "scheduling", "papers"],
  timekeeping: ["session", "shell", "people", "scheduling"],
  partners: ["session", "shell", "people", "scheduling", "invitations"],
  papers: ["session", "shell", "people", "scheduling", "partners", "transfer"],
  expenses: ["session", "shell", "people", "scheduling"],
  payroll: ["session", "shell", "jobs", "people", "scheduling", "expenses", "timekeeping", "transfer"],
  reports: ["session", "shell", "people", "scheduling"],
}
export const featureOf = (file: string): string | undefined => /^web\/features\/([^/]+)\//.exec(file)?.[1]

/** Parts for any screen: they know none. Only routes and the start put features together. */
const isBelowAll = (file: string) => /^web\/(lib|components|i18n)\//.test(file)

const mayImport = (file: string, to: string) => {
  const [from, target] = [featureOf(file), featureOf(to)]
  if (to.startsWith("web/routes/")) return !isBelowAll(file) && from === undefined
  if (target === undefined || target === from) return true
  if (from !== undefined) return featuresBelow[from]?.includes(target) === true
  return !isBelowAll(file)
}
/** Imports of a higher feature, of routes, or of any feature by lib/, components/ and i18n/; types and lazy ones too. */
export const againstFeatures = (files: ReadonlyArray<SourceFile>): ReadonlyArray<string> =>
  files
    .filter(({ file }) => file.startsWith("web/"))
    .flatMap(({ file, imports }) =>
      imports.filter(({ isOwn, to }) => isOwn && !mayImport(file, to)).map(({ to }) => `${file} → ${to}`),
    )

/** Files that name each other, in types or when they are reached: one can't be read without the other. */
export const circles = (files: ReadonlyArray<SourceFile>): ReadonlyArray<string> => {
  const graph = new Map(
    files.map(({ file, imports }) => [file, imports.filter(({ isOwn }) => isOwn).map(({ to }) => to)]),
  )
  const done = new Set<string>()
  const closed = new Set<string>()
  const walk = (file: string, path: ReadonlyArray<string>) => {
    const start = path.indexOf(file)
    if (start >= 0) return void closed.add([...path.slice(start), file].join(" → "))
    if (done.has(file)) return
    for (const to of graph.get(file) ?? []) walk(to, [...path, file])
    done.add(file)
  }
  for (const { file } of files) walk(file, [])
  return [...closed]
}
