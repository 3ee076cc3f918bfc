/**
 * The one place that reads the files of law from disk.
 *
 * Synchronous on purpose: it runs once, before a process answers anything, and an unreadable file of our own is a defect.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { dirname, join, sep } from "node:path"
import { fileURLToPath } from "node:url"

export interface LawFile {
  readonly address: string
  readonly text: string
  readonly csvOf: (name: string) => string
}
export type LawFiles = ReadonlyArray<LawFile>

const modules = fileURLToPath(new URL("../../", import.meta.url))

const filesOf = (module: string): LawFiles => {
  const folder = join(modules, module, "parameters")
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".yaml"))
    .toSorted()
    .map((path) => ({
      address: `${module}/${path.slice(0, -".yaml".length).replaceAll(sep, "/")}`,
      text: readFileSync(join(folder, path), "utf8"),
      csvOf: (name) => readFileSync(join(folder, dirname(path), name), "utf8"),
    }))
}

/** Every `modules/<module>/parameters/**.yaml` with its address. */
export const lawFiles = (): LawFiles => readdirSync(modules).toSorted().flatMap(filesOf)
