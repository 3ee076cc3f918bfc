/** Before the browser tests: people of their own beside the demo, made in a process of its own by the product's services. */
import { execFileSync } from "node:child_process"
import { fileURLToPath } from "node:url"
import { until } from "../kernel/until.ts"
import { e2eAddress } from "./address.ts"

export default async () => {
  // Playwright has waited for the other product only; before this one answers it has neither tables nor an owner.
  await until("the product without a demo", () =>
    fetch(`${e2eAddress.url}/healthz`).then(
      ({ ok }) => ok || undefined,
      () => undefined,
    ),
  )
  const hook = fileURLToPath(new URL("../../modules/documents/tsx-hook.ts", import.meta.url))
  const program = fileURLToPath(new URL("write-people.ts", import.meta.url))
  execFileSync(process.execPath, ["--import", hook, program], { stdio: "inherit" })
}
