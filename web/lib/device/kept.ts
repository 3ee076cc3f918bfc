/**
 * What a person has seen, on the device for places without a signal: bound to person and company, wiped at logout.
 * The presses that have not gone out are not here: they outlive a logout.
 */
import { inTransaction, resultOf, stores } from "./database.ts"
import type { Owner } from "./owner.ts"

const keyOf = ({ personId, companyId }: Owner, place: string) => [personId, companyId, place]

/** A device that can't store goes on without: nothing is lost but the reading without a signal. */
export const keep = async (owner: Owner | undefined, place: string, value: unknown) => {
  if (owner === undefined) return
  const put = inTransaction(stores.kept, "readwrite", (store) => resultOf(store.put(value, keyOf(owner, place))))
  await put.catch(() => undefined)
}

/** Undefined when nothing was kept, or when the device can't be read. */
export const kept = async <Value>(owner: Owner | undefined, place: string): Promise<Value | undefined> =>
  owner === undefined
    ? undefined
    : await inTransaction(stores.kept, "readonly", (store) =>
        resultOf<Value | undefined>(store.get(keyOf(owner, place))),
      ).catch(() => undefined)

/** Of everybody who used this device. */
export const forgetKept = () =>
  inTransaction(stores.kept, "readwrite", (store) => resultOf(store.clear())).catch(() => undefined)
