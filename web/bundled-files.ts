/**
 * Vite plugin: writes down which of our own files a build has bundled, as paths from the repository's root. A start
 * reads the list to know whether a build is still what its files say; nobody has to keep a list of them by hand.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join, relative } from "node:path"
import { fileURLToPath } from "node:url"
import type { Plugin } from "vite"

const root = fileURLToPath(new URL("../", import.meta.url))
const listName = ".bundled.json"

export const bundledFiles = (): Plugin => ({
  name: "tehai-bundled-files",
  apply: "build",
  writeBundle({ dir = "" }) {
    const own = [...this.getModuleIds()]
      .map((id) => relative(root, id.replace(/[?#].*$/, "")))
      .filter((file) => !file.startsWith("..") && !/\0|(^|\/)node_modules\//.test(file))
    writeFileSync(join(dir, listName), JSON.stringify([...new Set(own)].sort()))
  },
})

/** The files that the build in this folder was made of; undefined where there is no build that says so. */
export const filesOfBuild = (folder: string): ReadonlyArray<string> | undefined => {
  if (!readdirSync(folder, { withFileTypes: true }).some(({ name }) => name === listName)) return undefined
  const files: unknown = JSON.parse(readFileSync(join(folder, listName), "utf8"))
  return Array.isArray(files) ? files.filter((file) => typeof file === "string") : undefined
}
