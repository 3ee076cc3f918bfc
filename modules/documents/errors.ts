import { Data } from "effect"

/** The template threw, is no template, took too long or ran out of memory. `reason` is for the log, not for a screen. */
export class PaperNotDrawn extends Data.TaggedError("PaperNotDrawn")<{
  readonly template: string
  readonly reason: string
  /** It was stopped because it took too long: a busy machine, most likely, and worth another try. */
  readonly isLate: boolean
}> {}

/** More papers wait for a thread than the queue holds; the caller may try again. */
export class DocumentsBusy extends Data.TaggedError("DocumentsBusy")<{ readonly waiting: number }> {}
