/** PostgreSQL's protocol, version 3, read as it passes: whole messages, and where a statement ends. */

interface Message {
  /** Empty for what opens a connection. */
  readonly kind: string
  readonly bytes: Buffer
}

/** Cuts a stream into messages; a client's first ones have no kind. */
const messages = (opens: boolean) => {
  let rest: Buffer = Buffer.alloc(0)
  let isOpening = opens
  return (more: Buffer): ReadonlyArray<Message> => {
    rest = rest.length === 0 ? more : Buffer.concat([rest, more])
    const found: Array<Message> = []
    for (;;) {
      const at = isOpening ? 0 : 1
      if (rest.length < at + 4) return found
      const length = at + rest.readInt32BE(at)
      if (rest.length < length) return found
      const bytes = rest.subarray(0, length)
      found.push({ kind: isOpening ? "" : String.fromCharCode(bytes[0] ?? 0), bytes })
      // A question for encryption is answered, and the opening asked again.
      if (isOpening && bytes.readInt32BE(4) === 196_608) isOpening = false
      rest = rest.subarray(length)
    }
  }
}

const textsOf = (bytes: Buffer, from: number) => bytes.subarray(from).toString("utf8").split("\0")

export interface Sent {
  readonly bytes: Buffer
  /** The statement that ends with this message. */
  readonly statement?: string
  /** The role that opens the connection with this message. */
  readonly role?: string
  /** Whether the server answers it by being ready for the next. */
  readonly isAnswered?: true
}

/** What a client sends, message by message. */
export const clientReader = () => {
  const cut = messages(true)
  const prepared = new Map<string, string>()
  let text = ""
  const sentOf = ({ kind, bytes }: Message): Sent => {
    if (kind === "") {
      const words = textsOf(bytes, 8)
      return { bytes, role: words[words.indexOf("user") + 1] ?? "" }
    }
    if (kind === "Q") return { bytes, statement: textsOf(bytes, 5)[0] ?? "", isAnswered: true }
    if (kind === "P") {
      const [name = "", statement = ""] = textsOf(bytes, 5)
      prepared.set(name, statement)
    }
    if (kind === "B") text = prepared.get(textsOf(bytes, 5)[1] ?? "") ?? ""
    if (kind !== "S") return { bytes }
    const statement = text
    text = ""
    return statement === "" ? { bytes, isAnswered: true } : { bytes, statement, isAnswered: true }
  }
  return (more: Buffer): ReadonlyArray<Sent> => cut(more).map(sentOf)
}

/** How many statements a server has answered to their end; being ready for the first counts too. */
export const answersReader = () => {
  const cut = messages(false)
  return (more: Buffer): number => cut(more).filter(({ kind }) => kind === "Z").length
}
