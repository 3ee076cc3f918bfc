/** What Temporal's sandbox runs: the definitions' steps in one file, built when they have changed and then kept. */
import { createHash } from "node:crypto"
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { bundleWorkflowCode } from "@temporalio/worker"
import { Effect } from "effect"

const root = fileURLToPath(new URL("../../../", import.meta.url))

/** Everything that may be in it: the definitions, the file that names them and its neighbours, the library. */
const inputsOf = (steps: string) =>
  [
    ...globSync("workflows/**/*.ts", { cwd: root }).map((file) => join(root, file)),
    ...globSync("*.ts", { cwd: dirname(steps) }).map((file) => join(dirname(steps), file)),
    join(root, "package-lock.json"),
  ].toSorted()

const stampOf = (steps: string) => {
  const hash = createHash("sha256").update(steps)
  for (const file of inputsOf(steps)) hash.update("\0").update(file).update("\0").update(readFileSync(file))
  return hash.digest("hex").slice(0, 16)
}

const quiet = () => {}
const build = async (steps: string, to: string) => {
  const { code } = await bundleWorkflowCode({
    workflowsPath: steps,
    logger: { log: quiet, trace: quiet, debug: quiet, info: quiet, warn: quiet, error: quiet },
  })
  mkdirSync(dirname(to), { recursive: true })
  // Whole or not there: other workers may be starting too.
  const fresh = `${to}.${process.pid}`
  writeFileSync(fresh, code)
  renameSync(fresh, to)
}

/** Gives the path of the bundle in `folder`; `steps` is a file whose default export is a jobWorkflow. About 3 s, once. */
export const bundleOf = Effect.fn("Temporal.bundle")(function* (steps: string, folder: string) {
  const path = join(folder, `${stampOf(steps)}.js`)
  if (!existsSync(path)) yield* Effect.promise(() => build(steps, path))
  return path
})
