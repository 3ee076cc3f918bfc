/** What other modules say and ask of the files of their rows: in one line each, in their own write or view. */
import { Effect } from "effect"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import type { FileKind } from "../codes.ts"
import type { FileOwner } from "../model.ts"
import { filesByIds, filesOfRows, insertFiles, replaceUses } from "../repository/files.ts"
import { takeWaiting } from "../repository/waiting.ts"
import { previewAddress, wholeView } from "../views/file-view.ts"

export interface Reference {
  readonly owner: FileOwner
  readonly ofRow: number
  /** Ids that an upload gave, in their order; none takes the row's files away. */
  readonly fileIds: ReadonlyArray<string>
  readonly takes: ReadonlyArray<FileKind>
  /** Where the request names them, for what is wrong with one. */
  readonly field: string
}

/**
 * From now on the row refers to these files and to no others; gives the ids of those that it had. Whoever writes gives his
 * own files, and may leave what the row had. The row's module has authorized the write.
 *
 * Fails with Invalid_Input for a file that is nobody's, another's or twice there, and with File_Type_Invalid for a kind that
 * the row doesn't take.
 */
export const referToFiles = Effect.fn("Files.refer")(function* ({ ofRow, ...of }: Reference) {
  return yield* referAs(yield* CurrentActor, { ...of, ofRows: [ofRow] })
})

/** The same for several rows at once, each of them; the number of statements is that of one. */
export const referEachToFiles = Effect.fn("Files.referEach")(function* (of: EachReference) {
  return yield* referAs(yield* CurrentActor, of)
})

interface EachReference extends Omit<Reference, "ofRow"> {
  readonly ofRows: ReadonlyArray<number>
}
/** A comma divides a sentence's parameters. */
const named = (name: string) => name.replaceAll(",", "，")
/** What may be given in its place; only a contract takes Word and text. Of several attachments the one is named. */
const wrongKind = ({ field, takes }: EachReference, place: number, name: string) => {
  if (takes.includes("docx")) return { field, message: messageKey("fileKind") }
  if (!takes.includes("pdf")) return { field, message: messageKey("filePicture") }
  return { field: `${field}.${place}`, message: messageKey("attachmentKind", named(name)) }
}

interface Giver {
  readonly companyId: number
  readonly personId: number
}
const referAs = Effect.fnUntraced(function* ({ companyId, personId }: Giver, of: EachReference) {
  const had = new Set((yield* filesOfRows(companyId, of.owner, of.ofRows)).map(({ id }) => id))
  const given = of.fileIds.length === 0 ? [] : yield* filesByIds(companyId, of.fileIds)
  const byId = new Map(given.map((one) => [one.id, one]))
  const isTwice = new Set(of.fileIds).size < of.fileIds.length
  const isHis = (id: string) => had.has(id) || byId.get(id)?.uploadedBy === personId
  if (isTwice || !of.fileIds.every(isHis))
    return yield* refuse("Invalid_Input", [{ field: of.field, message: isTwice ? "duplicate" : "fileGone" }])
  const wrong = of.fileIds.flatMap((id, place) => {
    const file = byId.get(id)
    return file === undefined || of.takes.includes(file.kind) ? [] : [wrongKind(of, place, file.name)]
  })
  if (wrong.length > 0) return yield* refuse("File_Type_Invalid", wrong)
  yield* replaceUses(companyId, of.owner, of.ofRows, of.fileIds)
  return [...had]
})

/**
 * The same for a company that goes on from what its founder gave before it existed: those files are the company's from now
 * on. In a write that goes on as that company.
 */
export const takeUpFiles = Effect.fn("Files.takeUp")(function* (by: Giver, { ofRow, ...of }: Reference) {
  const taken = of.fileIds.length === 0 ? [] : yield* takeWaiting(by.personId, of.fileIds)
  const rows = taken.map(({ givenAt, personId, droppedAt: _, ...file }) => ({
    ...file,
    companyId: by.companyId,
    uploadedBy: personId,
    uploadedAt: givenAt,
  }))
  if (rows.length > 0) yield* insertFiles(rows)
  return yield* referAs(by, { ...of, ofRows: [ofRow] })
})

/**
 * A row refers to a file that another row has, for as long as it is there itself: a seal on a paper stays what it was when
 * the company takes another. The row's module has authorized the write; whose the file is was asked where it was given.
 */
export const keepFiles = (companyId: number, owner: FileOwner, ofRow: number, fileIds: ReadonlyArray<string>) =>
  replaceUses(companyId, owner, [ofRow], fileIds)

/** The files of rows that the caller may see, by row; one statement. */
export const filesOf = Effect.fn("Files.of")(function* (
  companyId: number,
  owner: FileOwner,
  rows: ReadonlyArray<number>,
) {
  const found = rows.length === 0 ? [] : yield* filesOfRows(companyId, owner, rows)
  const views = new Map<number, ReadonlyArray<Effect.Success<ReturnType<typeof wholeView>>>>()
  for (const one of found) views.set(one.ofRow, [...(views.get(one.ofRow) ?? []), yield* wholeView(one)])
  return views
})

/** The address of the small copy of a picture whose row names it by its id, and has let it be shown. */
export const pictureAt = Effect.fn("Files.pictureAt")(function* (id: string | null) {
  return id === null ? null : ((yield* previewAddress({ id, name: "picture", kind: "webp" }, 160)) ?? null)
})

/** The addresses of small pictures (avatar, stamp) of rows that the caller may see, by row; one statement. */
export const picturesOf = Effect.fn("Files.picturesOf")(function* (
  companyId: number,
  owner: FileOwner,
  rows: ReadonlyArray<number>,
) {
  const found = rows.length === 0 ? [] : yield* filesOfRows(companyId, owner, rows)
  const addresses = new Map<number, string>()
  for (const one of found) {
    const address = yield* previewAddress(one, 160)
    if (address !== undefined) addresses.set(one.ofRow, address)
  }
  return addresses
})
