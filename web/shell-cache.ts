/** Vite plugin: writes sw.js with the list of files that the frame, 今日, 予定 and the login page need without a network. */
import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import type { Plugin, Rolldown } from "vite"

/** Where the frame, 今日, 予定 and what follows a logout begin; what these import comes with them. */
const begins =
  /\/web\/(main\.tsx|routes\/(__root|_shell|_shell\.today|_shell\.calendar|login)\.tsx|features\/scheduling\/phone-calendar\.tsx|features\/(shell|session\/login-page|timekeeping\/today|timekeeping\/[a-z-]+\.tsx?$)|i18n\/(ja|vi|en)\/(calendar|common|labels|session|shell|today)\.ts)/

const isNeeded = (chunk: Rolldown.OutputChunk) =>
  chunk.isEntry || [chunk.facadeModuleId, ...chunk.moduleIds].some((id) => id !== null && begins.test(id))

const withImports = (bundle: Rolldown.OutputBundle) => {
  const found = new Set<string>()
  const add = (fileName: string) => {
    const chunk = bundle[fileName]
    if (found.has(fileName) || chunk?.type !== "chunk") return
    found.add(fileName)
    chunk.imports.forEach(add)
  }
  for (const chunk of Object.values(bundle)) if (chunk.type === "chunk" && isNeeded(chunk)) add(chunk.fileName)
  return found
}
export const shellCache = (): Plugin => ({
  name: "tehai-shell-cache",
  apply: "build",
  // After the style sheets are there.
  enforce: "post",
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      const styles = Object.keys(bundle).filter((name) => name.endsWith(".css"))
      const files = [
        "/",
        "/icon.svg",
        "/manifest.webmanifest",
        ...[...withImports(bundle), ...styles].map((name) => `/${name}`),
      ]
      const page = bundle["index.html"]
      const version = createHash("sha256")
        .update(JSON.stringify([files, page?.type === "asset" ? String(page.source) : ""]))
        .digest("hex")
        .slice(0, 12)
      const worker = readFileSync(fileURLToPath(new URL("service-worker.js", import.meta.url)), "utf8")
      this.emitFile({
        type: "asset",
        fileName: "sw.js",
        source: worker.replace("__VERSION__", version).replace("__FILES__", JSON.stringify(files)),
      })
    },
  },
})
