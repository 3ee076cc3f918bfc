/**
 * A file of a multipart call. A browser sends it; for the server it is a file of its own that lies in a folder of that
 * call and goes with it, so that no megabyte of it stands in memory.
 */
import { Schema, SchemaTransformation } from "effect"

export class ReceivedFile {
  /** As its sender called it: nothing that may be trusted. */
  readonly name: string
  readonly path: string
  readonly bytes: number
  readonly sha256: string
  constructor(of: { name: string; path: string; bytes: number; sha256: string }) {
    this.name = of.name
    this.path = of.path
    this.bytes = of.bytes
    this.sha256 = of.sha256
  }
  /** What the digest of an idempotency key is made of: the same file twice is the same call. */
  toJSON() {
    return { name: this.name, sha256: this.sha256 }
  }
}

/** Where a body is checked before it is sent, a browser's own file stands for what will be received of it. */
const isReceived = (given: unknown): given is ReceivedFile => given instanceof ReceivedFile || given instanceof File

/** The wire has bytes; nothing but a multipart body makes one. */
export const SentFile = Schema.declare(isReceived, {
  expected: "a file",
  toCodecJson: () =>
    Schema.link<ReceivedFile>()(
      Schema.String.annotate({ format: "binary" }),
      SchemaTransformation.transform({
        decode: () => new ReceivedFile({ name: "", path: "", bytes: 0, sha256: "" }),
        encode: ({ name }) => name,
      }),
    ),
})
