/** The law that the product was started with: read and checked once, held for every calculation. */
import { Context, Effect, Layer } from "effect"
import type { LawBook } from "./law-book.ts"
import { readLawBook } from "./read-law-book.ts"

export class Law extends Context.Service<Law, LawBook>()("kernel/Law") {
  /** Dies when a parameter file is wrong: a product with broken law must not start. */
  static readonly layer = Layer.effect(Law, Effect.orDie(readLawBook))
}
