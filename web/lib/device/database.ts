/** The device's database: presses that wait, and what is kept for the hours without a signal. */
const name = "tehai.punches"
export const stores = { presses: "presses", kept: "kept" } as const

let opening: Promise<IDBDatabase> | undefined

const open = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name, 2)
    request.onupgradeneeded = ({ oldVersion }) => {
      if (oldVersion < 1) {
        const presses = request.result.createObjectStore(stores.presses, { keyPath: "order", autoIncrement: true })
        presses.createIndex("owner", ["personId", "companyId"])
      } else request.result.deleteObjectStore("days")
      request.result.createObjectStore(stores.kept)
    }
    request.onsuccess = () => {
      const database = request.result
      // Another tab wants a newer form, or the browser has closed it: the next use opens it again.
      const forget = () => {
        database.close()
        opening = undefined
      }
      database.onversionchange = forget
      database.onclose = forget
      resolve(database)
    }
    request.onerror = () => reject(request.error)
    request.onblocked = () => reject(new Error("the device's database is held by another tab"))
  })

const database = () => {
  opening ??= open().catch((error: unknown) => {
    opening = undefined
    throw error
  })
  return opening
}
/** The result of one request. */
export const resultOf = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

type Store = (typeof stores)[keyof typeof stores]

/**
 * Reads and writes in one transaction. Ends only when what was written is on the disk (`strict`), so that whoever waits
 * for it may say 「保存しました」. `work` may wait for nothing but requests of this transaction.
 */
export const inTransaction = async <Result>(
  store: Store,
  mode: "readonly" | "readwrite",
  work: (store: IDBObjectStore) => Promise<Result> | Result,
): Promise<Result> => {
  const transaction = (await database()).transaction(store, mode, { durability: "strict" })
  const committed = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new Error("not stored"))
  })
  try {
    const result = await work(transaction.objectStore(store))
    await committed
    return result
  } catch (error) {
    committed.catch(() => undefined)
    throw error
  }
}
