/**
 * Lets Node run `.tsx` from source: papers and mails are JSX, and the server has no build step.
 *
 * Loaded with `--import` by npm scripts, worker threads and tests alike.
 */
import { readFileSync } from "node:fs"
import { enableCompileCache, registerHooks } from "node:module"
import { fileURLToPath } from "node:url"
import { transformSync } from "rolldown/utils"

const jsx = { runtime: "automatic", importSource: "react" } as const

// A command starts a third faster when its thousand modules were compiled before.
enableCompileCache()

/** drizzle's files name each other: Node would read the 180 KB of drizzle's package.json again for each of them. */
const isWithinDrizzle = (specifier: string, parent: string | undefined) =>
  specifier.startsWith(".") && parent?.includes("/node_modules/drizzle-orm/") === true

registerHooks({
  resolve(specifier, context, next) {
    if (!isWithinDrizzle(specifier, context.parentURL)) return next(specifier, context)
    return { url: new URL(specifier, context.parentURL).href, format: "module", shortCircuit: true }
  },
  load(url, context, next) {
    if (!url.endsWith(".tsx")) return next(url, context)
    const file = fileURLToPath(url)
    const { code } = transformSync(file, readFileSync(file, "utf8"), { lang: "tsx", jsx })
    return { format: "module", source: code, shortCircuit: true }
  },
})
