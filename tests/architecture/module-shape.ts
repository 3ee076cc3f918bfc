/** What lies at a module's root: the same files and folders in every module, so that one is guessed from another. */

const files = [
  "README.md",
  "DECISIONS.md",
  "index.ts",
  "contract.ts",
  "calls.ts",
  "codes.ts",
  "errors.ts",
  "live.ts",
  "policy.ts",
  "routes.ts",
  "model.ts",
  "repository.ts",
  "tables.ts",
]
const folders = [
  "operations",
  "views",
  "contract",
  "codes",
  "policy",
  "model",
  "repository",
  "rules",
  "documents",
  "mail",
  "parameters",
]

/** Modules that are no domain: each has a shape of its own and a README that tells it. */
const apart = ["kernel", "runtime"]

/** What else may lie at a root, each with its reason. */
export const exceptions: Readonly<Record<string, string>> = {
  "documents/engine": "draws a paper in a thread of its own: satori, pdfkit and fontkit, which nothing else may load",
  "documents/layout": "the paper's elements, which the browser may load too",
  "documents/tsx-hook.ts": "Node loads it before anything else: package.json and bin/tehai name it",
  "identity/cookie.ts": "the sign-in's cookie: HTTP beside routes.ts",
}

/** Files of modules/ that lie where no module keeps such a thing; `files` are paths below modules/. */
export const outOfShape = (paths: ReadonlyArray<string>): ReadonlyArray<string> => {
  const roots = paths.flatMap((path) => {
    const [module, name, ...below] = path.split("/")
    if (module === undefined || name === undefined || apart.includes(module)) return []
    const isUsual = below.length === 0 ? files.includes(name) : folders.includes(name)
    return isUsual || `${module}/${name}` in exceptions ? [] : [`${module}/${name}`]
  })
  return [...new Set(roots)]
}

/** Exceptions for what is no longer there. */
export const unneededExceptions = (paths: ReadonlyArray<string>): ReadonlyArray<string> =>
  Object.keys(exceptions).filter((root) => !paths.some((path) => path === root || path.startsWith(`${root}/`)))
