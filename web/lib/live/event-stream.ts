/** Reads server-sent events from an answer that goes on. The browser's own EventSource can't send a token. */

export interface StreamEvent {
  readonly id: string | undefined
  /** Absent where the server only says that the line is alive. */
  readonly event: string | undefined
  readonly data: string | undefined
}

const fieldOf = (block: string, name: string) =>
  block
    .split("\n")
    .find((line) => line.startsWith(`${name}: `))
    ?.slice(name.length + 2)

const eventOf = (block: string): StreamEvent => ({
  id: fieldOf(block, "id"),
  event: fieldOf(block, "event"),
  data: fieldOf(block, "data"),
})

/** Hands over each event as it comes; ends when the stream does, rejects when it breaks. */
export const readEvents = async (body: ReadableStream<Uint8Array>, take: (event: StreamEvent) => void) => {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let open = ""
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const blocks = `${open}${decoder.decode(value, { stream: true })}`.split("\n\n")
    open = blocks.pop() ?? ""
    for (const block of blocks) take(eventOf(block))
  }
}
