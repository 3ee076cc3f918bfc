/** Before the browser tests: people of their own beside the demo, made in a process of its own by the product's services. */
import { execFileSync } from "node:child_process"
import { fileURLToPath } from "node:url"

export default () => {
  execFileSync(process.execPath, [fileURLToPath(new URL("write-people.ts", import.meta.url))], { stdio: "inherit" })
}
