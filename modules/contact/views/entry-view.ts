/** A stored entry → what the platform's people see of it. */
import type { ContactEntry } from "../contract/contact.ts"
import type { EntryRow } from "../repository.ts"

export const entryView = ({ bodyHash: _hash, key: _key, ...shown }: EntryRow): ContactEntry => shown
