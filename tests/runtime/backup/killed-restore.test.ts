import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { Redacted } from "effect"
import { expect, test } from "vitest"
import { command } from "../../cli/command.ts"
import { aFolder } from "../../kernel/leftovers.ts"
import * as launched from "../../launcher/launched.ts"
import { chanceOf } from "../audit/tampering.ts"
import { aKey, heldWithCompany, taken } from "./grounds.ts"

const held = heldWithCompany("KILLED", async ({ dataDir }) => {
  mkdirSync(join(dataDir, "papers"))
  writeFileSync(join(dataDir, "papers/one.pdf"), "紙".repeat(1000))
})

const kills = 20
const seed = Number(process.env.SEED ?? 20_261_122)

test.runIf(process.env.HARD === "1")(
  `R30 a restore killed ${kills} times leaves nothing that the next one stumbles over (seed ${seed})`,
  {
    timeout: 300_000,
  },
  async () => {
    const key = await aKey()
    const { file, manifest } = await taken(held(), key)
    const dataDir = aFolder()
    const environment = { DATA_DIR: dataDir, TEHAI_BACKUP_KEY: Redacted.value(key.text) }
    const chance = chanceOf(seed)
    for (let time = 0; time < kills; time++) {
      const killed = launched.tehai(["restore", file], environment)
      // Some before the first byte, some in the middle, some when all is done.
      const at = setTimeout(() => killed.signal("SIGKILL"), 400 + chance(2500))
      await killed.ended
      clearTimeout(at)
    }
    const last = await command(["restore", file, "--json"], environment)
    // One that was killed after its commit has restored everything.
    if (last.code !== 0) expect(last.errors).toContain("空ではありません")
    const again = await command(["backup", "--to", join(aFolder(), "again.backup"), "--json"], environment)
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    // The lines of the audit that tell of the restore and of this backup.
    expect(again.json.rows - rows).toBeGreaterThanOrEqual(1)
    expect(again.json.rows - rows).toBeLessThanOrEqual(2)
    expect((await command(["audit", "verify", "--json"], environment)).json).toMatchObject({ isClean: true })
    expect(existsSync(join(dataDir, "papers/one.pdf"))).toBe(true)
    expect(readdirSync(dataDir).filter((name) => name.startsWith(".restore-"))).toEqual([])
  },
)
