/** Which of several files were refused and why, from the fields `files.N` that the server names. */
import type { FieldError } from "./api-error.ts"

export interface RefusedFile {
  readonly name: string
  readonly why: string
}

/** The files that still fit, in their order, and those that do not. */
export const whatFits = <A>(chosen: ReadonlyArray<A>, room: number) => ({
  fitting: chosen.slice(0, Math.max(0, room)),
  beyond: chosen.slice(Math.max(0, room)),
})

/** `good` may be sent again without those that are named. */
export const refusedFiles = <A extends { readonly name: string }>(
  sent: ReadonlyArray<A>,
  fields: ReadonlyArray<FieldError>,
) => {
  const whyOf = new Map(
    fields.flatMap(({ field, message }) => {
      const [, place] = /^files\.(\d+)$/.exec(field) ?? []
      return place === undefined ? [] : [[Number(place), message] as const]
    }),
  )
  return {
    good: sent.filter((_, place) => !whyOf.has(place)),
    refused: sent.flatMap(({ name }, place): ReadonlyArray<RefusedFile> => {
      const why = whyOf.get(place)
      return why === undefined ? [] : [{ name, why }]
    }),
  }
}

/**
 * Whether a file is an attachment, a PDF or a picture, by its name, or by its type where a camera gave it none. What is really
 * in it the server says, which also tells what to do with an iPhone's HEIC.
 */
export const isAttachment = ({ name, type = "" }: { readonly name: string; readonly type?: string }) =>
  name.includes(".") ? /\.(pdf|jpe?g|png|webp|hei[cf])$/i.test(name) : /^(image\/|application\/pdf$)/.test(type)
