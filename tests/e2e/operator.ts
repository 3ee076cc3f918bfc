/** What an operator types beside the running server. */
import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { e2eAddress } from "./address.ts"
import { password } from "./people.ts"

const root = fileURLToPath(new URL("../../", import.meta.url))

export const tehai = (words: ReadonlyArray<string>, input = "", { dataFolderNote } = e2eAddress) =>
  execFileSync(process.execPath, ["--import", "./modules/documents/tsx-hook.ts", "cli/main.ts", ...words], {
    cwd: root,
    input,
    encoding: "utf8",
    env: { ...process.env, DATA_DIR: readFileSync(dataFolderNote, "utf8") },
  })

/** A company of its own, whose first admin has the password of all these tests. */
export const createCompany = (name: string, admin: string) =>
  tehai(
    [
      ...["company", "create", "--name", name, "--admin-name", "山田 太郎"],
      ...["--admin-email", admin, "--password-stdin", "--json"],
    ],
    `${password}\n`,
  )

/** The path that the operator's one-time link for this person leads to. */
export const passwordLink = (email: string, ...more: ReadonlyArray<string>) => {
  const { url } = JSON.parse(tehai(["person", "password", email, ...more, "--json"]))
  return `/forgot-password${new URL(url).hash}`
}
