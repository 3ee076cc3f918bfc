/**
 * Pictures made anew from their pixels: place and camera (EXIF), other metadata and whatever hangs on the file are left
 * behind, the right way up, with small copies.
 *
 * libvips works in threads of its own. One picture at a time in a process: a crowd of them waits here and takes neither
 * the memory nor the processors of others.
 */
import { Data, Effect, Semaphore } from "effect"
import type { Sharp } from "sharp"
import { type PictureKind, previewSides } from "../codes.ts"
import type { Copy } from "../model.ts"
import { type Lifted, type Pixels, redInk } from "../rules/red-ink.ts"

/** A phone's 48 megapixels are a picture; more in ten megabytes is a trap for the memory of whoever opens it. */
const mostPixels = 50_000_000
const longestSide = 4096
const sealSide = 1000

export class NoPicture extends Data.TaggedError("NoPicture")<{ readonly why: "broken" | "tooManyPixels" }> {}

const oneAtATime = Semaphore.makeUnsafe(1)

/** Loaded with the first picture: a start and a command don't wait for it. */
const sharp = Effect.runSync(
  Effect.cached(
    Effect.promise(async () => {
      const { default: make } = await import("sharp")
      make.concurrency(1)
      make.cache(false)
      return make
    }),
  ),
)

const whyNot = (fault: unknown) => (/pixel limit/i.test(String(fault)) ? "tooManyPixels" : "broken")
const working = <A>(work: () => Promise<A>) =>
  oneAtATime.withPermit(Effect.tryPromise({ try: work, catch: (fault) => new NoPicture({ why: whyNot(fault) }) }))

const input = { limitInputPixels: mostPixels, failOn: "error", animated: false } as const
const within = (picture: Sharp, side: number) =>
  picture.resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })

const written: Readonly<Record<PictureKind, (picture: Sharp) => Sharp>> = {
  jpeg: (picture) => picture.jpeg({ quality: 90 }),
  png: (picture) => picture.png(),
  webp: (picture) => picture.webp({ quality: 90 }),
}

export interface MadePicture {
  readonly copies: ReadonlyArray<Copy>
  readonly width: number
  readonly height: number
}

/** Fails with NoPicture for what can't be read to its end, and for more pixels than any camera has. */
export const madePicture = Effect.fn("Files.madePicture")(function* (given: string | Uint8Array, kind: PictureKind) {
  const make = yield* sharp
  return yield* working(async (): Promise<MadePicture> => {
    const upright = within(make(given, input).autoOrient(), longestSide)
    const whole = await written[kind](upright).toBuffer({ resolveWithObject: true })
    const copies: Array<Copy> = [{ variant: "whole", kind, content: whole.data }]
    for (const side of previewSides) {
      const content = await written.webp(within(make(whole.data, input), side)).toBuffer()
      copies.push({ variant: side, kind: "webp", content })
    }
    return { copies, width: whole.info.width, height: whole.info.height }
  })
})

/** The whole picture within a square, transparent where it was. Fails with NoPicture. */
export const smallPng = Effect.fn("Files.smallPng")(function* (given: Uint8Array, side: number) {
  const make = yield* sharp
  return yield* working(async (): Promise<Uint8Array> => within(make(given, input), side).png().toBuffer())
})

/** The red ink of a photographed seal, as a PNG; undefined where there is none. At most a million pixels are gone through. */
export const liftedSeal = Effect.fn("Files.liftedSeal")(function* (given: string) {
  const make = yield* sharp
  return yield* working(async (): Promise<Uint8Array | undefined> => {
    const { data, info } = await within(make(given, input).autoOrient(), sealSide)
      .toColourspace("srgb")
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const pixels: Pixels = { data, width: info.width, height: info.height }
    const lifted: Lifted = redInk(pixels)
    if (!lifted.hasInk) return undefined
    const raw = { width: lifted.width, height: lifted.height, channels: 4 } as const
    return make(lifted.data, { raw }).png().toBuffer()
  })
})
