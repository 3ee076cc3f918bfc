/** What a worker says of himself, kept under his sign-in from the moment that his account stands until the company has it. */
import { keptDraft } from "@/lib/form/kept-draft.ts"

const nothing = {}
const keptAs = (inviteId: number) => ({ name: `invited.own.${inviteId}` })

export const ownWords = {
  keep: (inviteId: number, own: object) => keptDraft.keep(keptAs(inviteId), nothing, own),
  of: (inviteId: number): object | undefined => keptDraft.over<object>(keptAs(inviteId), nothing),
  drop: (inviteId: number) => keptDraft.drop(keptAs(inviteId)),
}
