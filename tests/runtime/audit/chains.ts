/** Chains to tamper with: a database and a data folder of a test file's own, entries written and sealed in several batches. */
import { Effect } from "effect"
import { tell, write, writeAcross } from "#modules/kernel/write.ts"
import { anchorFolder } from "#modules/runtime/audit/anchor-file.ts"
import { sealOnce } from "#modules/runtime/audit/seal.ts"
import { verifyAudit } from "#modules/runtime/audit/verify.ts"
import { aFolder } from "../../kernel/leftovers.ts"
import { clonedDatabase, heldForFile, opened, type Running } from "../../kernel/product.ts"

export interface Audited extends Running {
  readonly folder: string
}

export const audited = () =>
  heldForFile((socket) =>
    Effect.gen(function* () {
      const dataDir = aFolder()
      const running = yield* opened(yield* clonedDatabase(socket), dataDir)
      return { ...running, folder: anchorFolder(dataDir) } satisfies Audited
    }),
  )

let written = 0

/** One change of a company (0: of none), as operations make them; keys unsorted and numbers that jsonb spells its own way. */
export const aChange = (chain: number) => {
  const no = ++written
  const change = tell({
    action: "test.change",
    subject: `site:${no}`,
    before: { z: 1.5e-7, name: "現場", a: [null, { y: 1e21, b: "é\u2028" }] },
    after: { no, name: `現場 ${no}`, gone: undefined, 10: "ten", 9: "nine" },
  })
  if (chain === 0) return writeAcross({ reason: "a change for a test", personId: null }, change)
  const actor = { companyId: chain, personId: 7 }
  return write({ actor, call: "test", key: `k${no}`, body: null, requestId: `r${no}` }, change)
}

/** Seals until nothing is open: a sealer that was interrupted ends its batch first, and nobody seals beside it. */
export const seal = async ({ folder, owner, run }: Audited) => {
  let sealed = 0
  do sealed += await run(sealOnce(folder))
  while ((await owner`select 1 from kernel.audit_entry where link_no is null limit 1`).length > 0)
  return sealed
}

export const verified = ({ folder, run }: Audited, company?: number) => run(verifyAudit(folder, company))

/** Entries of all chains, in batches of `each`. */
export const someChains = async (held: Audited, chains: ReadonlyArray<number>, batches: number, each: number) => {
  for (let batch = 0; batch < batches; batch++) {
    for (let one = 0; one < each; one++) for (const chain of chains) await held.run(aChange(chain))
    await seal(held)
  }
}
