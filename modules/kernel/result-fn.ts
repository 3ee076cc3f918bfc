import { Result } from "effect"

/** What the generator of a `resultFn` yields and gives: `function* (of: X): ResultSteps<A, Fault> { … }` */
export type ResultSteps<A, Fault> = Generator<Result.Result<unknown, Fault>, A, never>

/**
 * A function made of a generator that may `yield*` results, as Effect.fn is made of one that may yield effects.
 *
 * For what runs once a person or more: a generator that is written inside a function is another one at each call, with a
 * shape of its own that keeps all it closes over until the old space is swept.
 */
export const resultFn =
  <Given extends ReadonlyArray<unknown>, A, Fault>(steps: (...given: Given) => ResultSteps<A, Fault>) =>
  (...given: Given): Result.Result<A, Fault> =>
    Result.gen(() => steps(...given))
