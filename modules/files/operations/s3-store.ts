/**
 * Files in an S3-compatible store, by its plain HTTP calls with signatures of version 4; the bucket is part of the path,
 * which every such store understands. What it refuses or can't be asked is Service_Unavailable, with its answer in the log.
 */
import { hash } from "node:crypto"
import { AwsClient } from "aws4fetch"
import { Effect, Redacted, Stream } from "effect"
import { refuse } from "#modules/kernel/errors.ts"
import type { Store } from "./file-store.ts"

const patience = 30_000
/** Of a reading, which goes on as slowly as whoever takes it. */
const readingPatience = 600_000

/** https://key:secret@host/bucket/folder?region=ap-northeast-1 */
const readAddress = (address: Redacted.Redacted) => {
  const url = new URL(Redacted.value(address))
  return {
    base: `${url.origin}${url.pathname.replace(/\/+$/, "")}`,
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    region: url.searchParams.get("region") ?? "auto",
  }
}

const unavailable = (said: string) =>
  Effect.logError("the store of files can't be used").pipe(
    Effect.annotateLogs({ said }),
    Effect.andThen(Effect.fail(refuse("Service_Unavailable"))),
  )

export const s3Store = (address: Redacted.Redacted): Store => {
  const { base, ...keys } = readAddress(address)
  // Busy and broken answers are asked again three times, each a little later.
  const client = new AwsClient({ ...keys, service: "s3", retries: 3 })
  const ask = Effect.fn("Files.askStore")(function* (
    key: string,
    init: RequestInit,
    fine: ReadonlyArray<number>,
    millis = patience,
  ) {
    const answer = yield* Effect.tryPromise(() =>
      client.fetch(`${base}/${key}`, { ...init, redirect: "error", signal: AbortSignal.timeout(millis) }),
    ).pipe(Effect.catch((fault) => unavailable(String(fault.cause))))
    if (fine.includes(answer.status)) return answer
    return yield* unavailable(`${answer.status} ${(yield* Effect.promise(() => answer.text())).slice(0, 300)}`)
  })
  const piecesOf = (key: string) =>
    Stream.unwrap(
      Effect.map(ask(key, { method: "GET" }, [200], readingPatience), ({ body }) =>
        body === null
          ? Stream.empty
          : Stream.fromReadableStream<Uint8Array, unknown>({ evaluate: () => body, onError: (fault) => fault }),
      ),
    ).pipe(Stream.orDie)
  return {
    put: (key, content, type) => {
      const headers = { "content-type": type, "x-amz-content-sha256": hash("sha256", content) }
      // The bytes are copied, because a request takes no view of memory that somebody else may share.
      return Effect.asVoid(ask(key, { method: "PUT", body: new Uint8Array(content), headers }, [200]))
    },
    get: (key) =>
      Effect.map(ask(key, { method: "HEAD" }, [200, 404]), (answer) =>
        answer.status === 404
          ? undefined
          : { size: Number(answer.headers.get("content-length")), content: piecesOf(key) },
      ),
    remove: (key) => Effect.asVoid(ask(key, { method: "DELETE" }, [200, 204, 404])),
    // A bucket may be another product's as well, and is cleared by its own rules.
    laidBefore: () => Effect.succeed([]),
  }
}
