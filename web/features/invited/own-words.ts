/** What a worker says of himself, kept under his sign-in from the moment that his account stands until the company has it. */
import { ApiError } from "@/lib/api-error.ts"
import { keptDraft } from "@/lib/form/kept-draft.ts"

const nothing = {}
const keptAs = (inviteId: number) => ({ name: `invited.own.${inviteId}` })

export const ownWords = {
  keep: (inviteId: number, own: object) => keptDraft.keep(keptAs(inviteId), nothing, own),
  of: (inviteId: number): object | undefined => keptDraft.over<object>(keptAs(inviteId), nothing),
  drop: (inviteId: number) => keptDraft.drop(keptAs(inviteId)),
}

const parts = [
  ...(["furiganaName", "phone", "address", "yearExperience", "birthday", "job"] as const),
  ...(["emergencyAddress", "heal", "bankInfo", "certification"] as const),
]
/** What of himself a refusal is about. */
export const refusedParts = (error: unknown) =>
  error instanceof ApiError
    ? parts.filter((part) => error.fields.some(({ field }) => field.split(".")[0] === part))
    : []
export const withoutRefused = (own: object, error: unknown) => {
  const refused: ReadonlyArray<string> = refusedParts(error)
  return Object.fromEntries(Object.entries(own).filter(([part]) => !refused.includes(part)))
}
