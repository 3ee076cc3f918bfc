/** 印影: which seal stands on a paper, and where it is seen and drawn from. */
import { Effect } from "effect"
import { companyById } from "#modules/companies/index.ts"
import type { SheetSeal } from "#modules/documents/layout/index.ts"
import { drawablePicture, type FileGuard, filesOf, keepFiles, pictureAt } from "#modules/files/index.ts"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { found } from "#modules/kernel/policy.ts"
import { shows } from "#modules/kernel/visible.ts"
import { partnersByIds } from "#modules/people/index.ts"
import type { PaperSide } from "../codes.ts"
import { type PaperRow, subjectOf } from "../model.ts"
import { seenFacts, visiblePapers } from "../policy/visible-papers.ts"
import { papersByIds } from "../repository/papers.ts"
import type { Between } from "./parties.ts"

const drawn = "drawn"

/** Of the company, or of the vendor, customer or freelancer who makes it himself: nobody else's ink is made up. */
export const sealOf = Effect.fn("Papers.sealOf")(function* (
  companyId: number,
  { partnerId, staffId }: Pick<Between, "partnerId" | "staffId">,
  madeSide: PaperSide,
) {
  if (madeSide === "us") return (yield* found(companyById(companyId))).stamp ?? drawn
  if (partnerId !== null) return (yield* partnersByIds(companyId, [partnerId])).get(partnerId)?.stamp ?? null
  if (staffId === null) return null
  return (yield* filesOf(companyId, "staff.stamp", [staffId])).get(staffId)?.[0]?.id ?? null
})

const owner = "paper.seal"
/** The picture stays as long as the paper, whatever its maker uploads next. */
export const keepSeal = ({ companyId, id, seal }: Pick<PaperRow, "companyId" | "id" | "seal">) =>
  keepFiles(companyId, owner, id, seal === null || seal === drawn ? [] : [seal])

/** As a screen shows it: by an address that opens for a while. */
export const sealView = Effect.fn("Papers.sealView")(function* (seal: string | null) {
  if (seal === null) return null
  return { picture: seal === drawn ? null : yield* pictureAt(seal) }
})

/** As a file holds it; what is given waits for no database. A picture that is gone leaves the paper without one. */
export const sealInFile = Effect.fn("Papers.sealInFile")(function* ({ companyId, seal }: PaperRow) {
  if (seal === null) return Effect.succeed(null)
  if (seal === drawn) return Effect.succeed<SheetSeal>({ picture: null })
  return Effect.map(yield* drawablePicture(companyId, seal), (png): SheetSeal | null =>
    png === null ? null : { picture: `data:image/png;base64,${Buffer.from(png).toString("base64")}` },
  )
})

/** Whoever sees a paper sees its seal. */
export const paperFiles: ReadonlyArray<FileGuard> = [
  {
    owner,
    visible: Effect.fn("Papers.visibleSeals")(function* (ids) {
      const actor = yield* CurrentActor
      const visible = visiblePapers(actor)
      const rows = yield* papersByIds(actor.companyId, ids)
      return new Set(rows.filter((row) => shows(visible, seenFacts(subjectOf(row, true)))).map(({ id }) => id))
    }),
  },
]
