/** The pictures of a company: what it looks like is for everybody in it to see, 印影 for whom its policy shows it. */
import { Effect } from "effect"
import {
  type FileGuard,
  pictureAt,
  pictureKinds,
  type Reference,
  referToFiles,
  takeUpFiles,
} from "#modules/files/index.ts"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { companyPolicy } from "../policy.ts"
import type { CompanyRow } from "../repository.ts"

const pictures = ["avatar", "stamp"] as const
type Named = Pick<CompanyRow, (typeof pictures)[number]>

export const picturesOfCompany = Effect.fn("Companies.pictures")(function* ({ avatar, stamp }: Named) {
  return { avatar: yield* pictureAt(avatar), stamp: yield* pictureAt(stamp) }
})

type Sent = { readonly [K in keyof Named]?: string | null }
/** Of what was sent; what was left out stays. */
const referencesOf = (companyId: number, sent: Sent): ReadonlyArray<Reference> =>
  pictures.flatMap((field) => {
    const id = sent[field]
    if (id === undefined) return []
    const fileIds = id === null ? [] : [id]
    return [{ owner: `company.${field}` as const, ofRow: companyId, fileIds, takes: pictureKinds, field }]
  })

/** Takes up or lets go what is sent, in a write that is authorized. Fails as referToFiles does. */
export const referToPictures = Effect.fn("Companies.referToPictures")(function* (companyId: number, sent: Sent) {
  yield* Effect.forEach(referencesOf(companyId, sent), referToFiles, { discard: true })
})

/** The same for a registration, of what its founder gave before; what he leaves out goes. Fails as takeUpFiles does. */
export const takeUpPictures = Effect.fn("Companies.takeUpPictures")(function* (
  by: { readonly companyId: number; readonly personId: number },
  { avatar = null, stamp = null }: Sent,
) {
  const references = referencesOf(by.companyId, { avatar, stamp })
  yield* Effect.forEach(references, (of) => takeUpFiles(by, of), { discard: true })
})

const shownTo = (field: (typeof pictures)[number]): FileGuard => ({
  owner: `company.${field}`,
  visible: Effect.fn("Companies.visiblePictures")(function* (rows) {
    const actor = yield* CurrentActor
    const isShown = (id: number) =>
      companyPolicy.actions.read(actor, { id }) === true &&
      (field === "avatar" || companyPolicy.fields.stamp(actor, { id }) !== "hidden")
    return new Set(rows.filter(isShown))
  }),
})
export const companyFiles: ReadonlyArray<FileGuard> = pictures.map(shownTo)
