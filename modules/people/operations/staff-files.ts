/** The files of people's records, each seen by whom the policy lets see its field: picture, stamp, contract. */
import { Effect } from "effect"
import {
  contractKinds,
  type FileGuard,
  filesOf,
  pictureKinds,
  picturesOf,
  type Reference,
  referToFiles,
} from "#modules/files/index.ts"
import { type Actor, CurrentActor } from "#modules/kernel/actor.ts"
import { tell } from "#modules/kernel/write.ts"
import { type StaffSubject, staffPolicy } from "../policy.ts"
import { sealFiles } from "./partner-seals.ts"
import { staffByIds } from "./staff.ts"

type Field = "avatar" | "stamp" | "contract"
const owners = { avatar: "staff.avatar", stamp: "staff.stamp", contract: "staff.contract" } as const
const takes: Readonly<Record<Field, Reference["takes"]>> = {
  avatar: pictureKinds,
  stamp: pictureKinds,
  contract: contractKinds,
}

const isShown = (actor: Actor, staff: StaffSubject, field: Field) =>
  staffPolicy.actions.read(actor, staff) === true && staffPolicy.fields[field](actor, staff) !== "hidden"

const guardOf = (field: Field): FileGuard => ({
  owner: owners[field],
  visible: Effect.fn("People.visibleFiles")(function* (rows: ReadonlyArray<number>) {
    const actor = yield* CurrentActor
    const people = yield* staffByIds(actor.companyId, rows)
    return new Set([...people.values()].filter((one) => isShown(actor, one, field)).map(({ id }) => id))
  }),
})
export const peopleFiles: ReadonlyArray<FileGuard> = [
  guardOf("avatar"),
  guardOf("stamp"),
  guardOf("contract"),
  sealFiles,
]

/** The addresses of the pictures of people whom the caller sees, by record. */
export const avatarsOf = (companyId: number, staffIds: ReadonlyArray<number>) =>
  picturesOf(companyId, owners.avatar, staffIds)

/** One person's stamp and contract, whoever may see them. */
export const papersOf = Effect.fn("People.papersOf")(function* (companyId: number, staffId: number) {
  const stamp = (yield* picturesOf(companyId, owners.stamp, [staffId])).get(staffId) ?? null
  const contract = (yield* filesOf(companyId, owners.contract, [staffId])).get(staffId)?.[0] ?? null
  return { stamp, contract }
})

/** Takes an uploaded file for a record whose edit is authorized, or takes it away. Fails as referToFiles does. */
export const saveFile = Effect.fn("People.saveFile")(function* (field: Field, staffId: number, fileId: string | null) {
  const fileIds = fileId === null ? [] : [fileId]
  const before = yield* referToFiles({ owner: owners[field], ofRow: staffId, fileIds, takes: takes[field], field })
  if (before[0] === fileIds[0]) return
  yield* tell({
    action: owners[field],
    subject: `staff:${staffId}`,
    before: before[0] ?? null,
    after: fileId ?? "none",
  })
})
