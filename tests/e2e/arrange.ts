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
  const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url))
  // The services bring mails, which are JSX.
  const jsx = ["--import", fileOf("../../modules/documents/tsx-hook.ts")]
  execFileSync(process.execPath, [...jsx, fileOf("write-people.ts")], { stdio: "inherit" })
}
