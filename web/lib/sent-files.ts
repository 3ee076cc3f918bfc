/**
 * Files that this tab has sent and no record refers to yet: a form keeps their ids, and here is what they are called and
 * where they are shown, when its step is drawn anew or the page is loaded again (WIZ-19). Addresses are signed for a
 * quarter of an hour; after it a picture's letter and a file's name stand.
 */
import { keptDraft } from "./form/kept-draft.ts"

interface SentFile {
  readonly id: string
  readonly name: string
  readonly address: string
}
const keptAs = { name: "sent-files" }
const read = (): Readonly<Record<string, string>> => keptDraft.over(keptAs, {}) ?? {}
/** A form has few files; older ones belong to forms that were saved or let go. */
const most = 30

export const sentFiles = {
  keep: ({ id, ...facts }: SentFile) => {
    const kept = Object.entries({ ...read(), [id]: JSON.stringify(facts) }).slice(-most)
    keptDraft.keep(keptAs, {}, Object.fromEntries(kept))
  },
  find: (id: string): SentFile | undefined => {
    const text = read()[id]
    if (text === undefined) return undefined
    const { name, address } = JSON.parse(text)
    return { id, name, address }
  },
}
