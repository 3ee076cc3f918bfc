/** Where the products of the browser tests stand, and where each has written down its data folder. */
import { tmpdir } from "node:os"
import { join } from "node:path"

const address = (port: number) => ({
  port: String(port),
  url: `http://127.0.0.1:${port}`,
  dataFolderNote: join(tmpdir(), `tehai-e2e-${port}.txt`),
})
const port = Number(process.env.E2E_PORT ?? "4391")

/** With the people of write-people.ts only. */
export const e2eAddress = address(port)
/** As a newcomer's first start leaves it: with the demo. */
export const demoAddress = address(port + 1)
