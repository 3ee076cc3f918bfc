/** Starts two products as `npm start` does, one without and one with the demo, on data folders that are removed at the end. */
import { spawn } from "node:child_process"
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { demoAddress, e2eAddress } from "./address.ts"

const root = fileURLToPath(new URL("../../", import.meta.url))

/** Where companies transfer to. */
const account = {
  TRANSFER_BANK: "見本銀行（9999）",
  TRANSFER_BRANCH: "丸の内支店（004）",
  TRANSFER_ACCOUNT_TYPE: "普通",
  TRANSFER_ACCOUNT_NUMBER: "2384175",
  TRANSFER_ACCOUNT_HOLDER: "カ）テハイ",
}

const start = ({ port, dataFolderNote }: typeof e2eAddress, ...options: ReadonlyArray<string>) => {
  const dataFolder = mkdtempSync(join(tmpdir(), "tehai-e2e-"))
  // mkdtemp makes 0700, which the account that runs PostgreSQL for root can't enter.
  chmodSync(dataFolder, 0o755)
  writeFileSync(dataFolderNote, dataFolder)
  const product = spawn(
    process.execPath,
    ["--import", "./modules/documents/tsx-hook.ts", "cli/main.ts", "serve", ...options],
    { cwd: root, stdio: "inherit", env: { ...process.env, ...account, PORT: port, DATA_DIR: dataFolder } },
  )
  product.on("exit", (code) => {
    rmSync(dataFolder, { recursive: true, force: true })
    rmSync(dataFolderNote, { force: true })
    process.exitCode = code ?? 0
  })
  return product
}
const products = [start(e2eAddress, "--no-demo"), start(demoAddress)]
const end = () => {
  for (const product of products) product.kill("SIGTERM")
}
for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, end)
// Tests against half of it would say less than its own complaint.
for (const product of products) product.on("exit", end)
