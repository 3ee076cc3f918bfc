/** An answer that goes on for as long as its page is open (server-sent events). */
import { Stream } from "effect"
import { HttpServerResponse } from "effect/http"

/** Not compressed: a compressor would keep back what is told until its block is full. */
export const eventStreamAnswer = (lines: Stream.Stream<string>) =>
  HttpServerResponse.stream(Stream.encodeText(lines), {
    contentType: "text/event-stream",
    headers: { "content-encoding": "identity", "x-accel-buffering": "no" },
  })
