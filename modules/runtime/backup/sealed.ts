/**
 * The file as it lies on disk: a gzipped tar in age's format (age-encryption.org/v1), so that besides the product
 * `age -d backup | tar xz` opens it.
 *
 * age authenticates the payload in pieces of 64 KB, each with its number and the last one marked: no byte is handed on
 * before its piece is proven, and a cut, a swap or an addition is seen.
 */
import { createReadStream, createWriteStream, existsSync } from "node:fs"
import { open } from "node:fs/promises"
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { createGunzip, createGzip } from "node:zlib"
import { Decrypter, Encrypter, identityToRecipient } from "age-encryption"
import { Redacted } from "effect"
import { BackupDamaged, BackupFileMissing, BackupKeyUnusable, BackupKeyWrong, NotABackup } from "./errors.ts"
import type { BackupKey } from "./key.ts"

const firstLine = "age-encryption.org/v1\n"

/** A backup is read once and written often: speed before size. */
const gzipLevel = 1
/** What is opened comes in chunks of this size: smaller ones cost a turn of the event loop and memory to collect each. */
const gunzipBytes = 1 << 18

/** DOM's and Node's types of the same web streams differ. */
const toWeb = (stream: Readable) => Readable.toWeb(stream) as unknown as ReadableStream<Uint8Array>
const fromWeb = (stream: ReadableStream<Uint8Array>) =>
  Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0])

const encrypterOf = async ({ kind, text }: BackupKey) => {
  const encrypter = new Encrypter()
  const key = Redacted.value(text)
  if (kind === "passphrase") encrypter.setPassphrase(key)
  else encrypter.addRecipient(kind === "identity" ? await identityToRecipient(key) : key)
  return encrypter
}

/** Writes what `packed` gives; ends when it is on the disk. */
export const writeSealed = async (packed: AsyncIterable<Uint8Array>, file: string, key: BackupKey) => {
  const encrypter = await encrypterOf(key)
  const gzip = createGzip({ level: gzipLevel })
  const sealed = await encrypter.encrypt(toWeb(gzip))
  await Promise.all([
    pipeline(packed, gzip),
    pipeline(fromWeb(sealed), createWriteStream(file, { mode: 0o600, flags: "wx", flush: true })),
  ])
}

const beginsAsOne = async (file: string) => {
  const handle = await open(file)
  const { buffer } = await handle.read(Buffer.alloc(firstLine.length), 0, firstLine.length, 0)
  await handle.close()
  return buffer.toString("latin1") === firstLine
}

const decrypted = async (file: string, key: BackupKey, sealed: Readable) => {
  if (key.kind === "recipient") throw new BackupKeyUnusable({ reason: "public" })
  const decrypter = new Decrypter()
  const text = Redacted.value(key.text)
  if (key.kind === "passphrase") decrypter.addPassphrase(text)
  else decrypter.addIdentity(text)
  try {
    return fromWeb(await decrypter.decrypt(toWeb(sealed)))
  } catch (fault) {
    if (fault instanceof Error && /no identity matched/.test(fault.message)) throw new BackupKeyWrong({ file })
    throw new BackupDamaged({ file, part: undefined })
  }
}

/** Feeds the opened archive to `into`, to its very end. Throws a BackupRefusal when it isn't one, whole, of this key. */
export const readSealed = async (
  file: string,
  key: BackupKey,
  into: NodeJS.WritableStream,
  onRead: (bytes: number) => void,
): Promise<void> => {
  if (!existsSync(file)) throw new BackupFileMissing({ file })
  if (!(await beginsAsOne(file))) throw new NotABackup({ file })
  const sealed = createReadStream(file, { highWaterMark: 1 << 20 })
  sealed.on("data", (some) => onRead(some.length))
  const opened = await decrypted(file, key, sealed)
  try {
    await pipeline(opened, createGunzip({ chunkSize: gunzipBytes }), into)
  } catch {
    // age and zlib name every damage by words of their own; what reads the archive tells its own faults itself.
    throw new BackupDamaged({ file, part: undefined })
  }
}
