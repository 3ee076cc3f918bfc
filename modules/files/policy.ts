/**
 * Who gives files and who reads them. A file that rows refer to is read by whoever may see one of those rows, which is for
 * their own policies to say; before that it is its giver's alone.
 */
import type { Actor } from "#modules/kernel/actor.ts"
import { definePolicy } from "#modules/kernel/policy.ts"

export interface FileSubject {
  readonly uploadedBy: number
  readonly isReferredTo: boolean
  /** Some row that refers to it is seen by who asks. */
  readonly isShown: boolean
}

/** Everybody who acts in a company has something to give: his picture, a receipt, a photograph of a site. */
const everyone = () => true as const

const read = ({ personId }: Actor, { isReferredTo, isShown, uploadedBy }: FileSubject) => {
  if (isReferredTo) return isShown || "of no row that he sees"
  return uploadedBy === personId || "another's, and of no row yet"
}

export const filePolicy = definePolicy<FileSubject>()({
  entity: "file",
  actions: { read, upload: everyone, clear: everyone },
  fields: {},
})

/** A file that is being given. */
export const givenBy = ({ personId }: Actor): FileSubject => ({
  uploadedBy: personId,
  isReferredTo: false,
  isShown: false,
})
