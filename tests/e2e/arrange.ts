/** Before the browser tests: people of their own beside the demo, made in a process of its own by the product's services. */
import { execFileSync } from "node:child_process"
import { fileURLToPath } from "node:url"
import { until } from "../kernel/until.ts"
import { e2eAddress } from "./address.ts"

const root = fileURLToPath(new URL("../../", import.meta.url))

export default async () => {
  // Playwright has waited for the other product only; before this one answers it has neither tables nor an owner.
  await until("the product without a demo", () =>
    fetch(`${e2eAddress.url}/healthz`).then(
      ({ ok }) => ok || undefined,
      () => undefined,
    ),
  )
  // Mails are templates of .tsx, which Node reads by the house's own hook.
  const run = ["--import", "./modules/documents/tsx-hook.ts", "tests/e2e/write-people.ts"]
  execFileSync(process.execPath, run, { cwd: root, stdio: "inherit" })
}
