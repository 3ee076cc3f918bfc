import { createHash } from "node:crypto"
import * as NodeFileSystem from "@effect/platform-node/NodeFileSystem"
import { Cache, Context, Duration, Effect, Equal, Exit, Hash, Layer, Option } from "effect"
import { drawingThreads, type ThreadOptions } from "../engine/drawing-threads.ts"
import { paperFolder } from "../engine/paper-folder.ts"
import { programFingerprint } from "../engine/program-fingerprint.ts"
import type { DocumentsBusy, PaperNotDrawn } from "../errors.ts"
import type { PaperRequest } from "../model.ts"

export interface DocumentsOptions extends ThreadOptions {
  /** Where drawn papers are kept between starts; default none. */
  readonly folder?: string
  /** Papers kept in memory; default 256, about 13 MB of slips. */
  readonly kept?: number
}

/** A request that is found again by what would be drawn. */
class Order implements Equal.Equal {
  readonly digest: string
  readonly request: PaperRequest
  constructor(digest: string, request: PaperRequest) {
    this.digest = digest
    this.request = request
  }
  [Equal.symbol](that: unknown) {
    return that instanceof Order && that.digest === this.digest
  }
  [Hash.symbol]() {
    return Hash.string(this.digest)
  }
}

const make = Effect.fn("Documents.make")(function* (options: DocumentsOptions) {
  const threads = yield* drawingThreads(options)
  const folder = options.folder === undefined ? undefined : yield* paperFolder(options.folder)
  const fingerprints = yield* Cache.make({
    capacity: 100,
    lookup: (template: string) => programFingerprint(new URL(template)),
  })

  const orderOf = Effect.fn("Documents.orderOf")(function* (request: PaperRequest) {
    const program = yield* Cache.get(fingerprints, request.template.href)
    const said = JSON.stringify([program, request.template.href, request.meta, request.view])
    return new Order(createHash("sha256").update(said).digest("hex"), request)
  })

  const draw = Effect.fn("Documents.drawOrder")(function* ({ digest, request: { template, view, meta } }: Order) {
    const known = folder === undefined ? Option.none() : yield* folder.find(digest)
    if (Option.isSome(known)) return known.value
    const { pdf, missing } = yield* threads.draw({ template: template.href, view, meta })
    if (missing.length > 0)
      yield* Effect.logWarning("characters that papers can't print").pipe(
        Effect.annotateLogs({ template: template.href.split("/").at(-1), characters: missing.join(" ") }),
      )
    if (folder !== undefined) yield* folder.keep(digest, pdf)
    return pdf
  })
  const papers = yield* Cache.makeWith(draw, {
    capacity: options.kept ?? 256,
    timeToLive: (exit) => (Exit.isSuccess(exit) ? Duration.infinity : Duration.zero),
  })

  return Documents.of({
    render: Effect.fn("Documents.render")(function* (request: PaperRequest) {
      return yield* Cache.get(papers, yield* orderOf(request))
    }),
  })
})

/** 帳票 as PDF. */
export class Documents extends Context.Service<
  Documents,
  {
    /**
     * The PDF of a paper: vector, text selectable, fonts embedded; equal bytes for an equal template, view and meta.
     *
     * Equal requests at one time are drawn once; drawn papers are kept in memory and, with a folder, on disk. The bytes
     * are shared: don't write to them. Characters that the font lacks are printed 〓 and logged.
     *
     * Fails with PaperNotDrawn when the template fails or overruns its time, with DocumentsBusy when the queue is full.
     */
    readonly render: (request: PaperRequest) => Effect.Effect<Uint8Array, PaperNotDrawn | DocumentsBusy>
  }
>()("documents/Documents") {
  static readonly layer = (options: DocumentsOptions = {}) =>
    Layer.effect(Documents, make(options)).pipe(Layer.provide(NodeFileSystem.layer))
}
