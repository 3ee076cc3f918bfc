/** Pictures drawn by the tests: PNG by hand, so that what they are tried with is made by nothing that is tried. */
import { crc32, deflateSync } from "node:zlib"

type Colour = readonly [red: number, green: number, blue: number]

const chunk = (type: string, content: Buffer) => {
  const named = Buffer.concat([Buffer.from(type, "latin1"), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

const head = (width: number, height: number) => {
  const content = Buffer.alloc(13)
  content.writeUInt32BE(width, 0)
  content.writeUInt32BE(height, 4)
  content.set([8, 2, 0, 0, 0], 8)
  return chunk("IHDR", content)
}
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const finished = (width: number, height: number, packed: Buffer, more: ReadonlyArray<Buffer> = []) =>
  Buffer.concat([signature, head(width, height), ...more, chunk("IDAT", packed), chunk("IEND", Buffer.alloc(0))])

/** A PNG of these pixels. */
export const png = (width: number, height: number, colourAt: (x: number, y: number) => Colour): Buffer => {
  const rows = Buffer.alloc(height * (1 + width * 3))
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) rows.set(colourAt(x, y), y * (1 + width * 3) + 1 + x * 3)
  return finished(width, height, deflateSync(rows))
}

/** A small file that says to be a picture of so many pixels, all white. */
export const pixelBomb = (side: number) => finished(side, side, deflateSync(Buffer.alloc(side * (1 + side * 3), 255)))

/** A place in a picture's EXIF, as phones write it: 35.6586 N, 139.7454 E is the text that must not be found again. */
export const withPlace = (picture: Buffer) => {
  const exif = chunk("eXIf", Buffer.concat([Buffer.from("MM\0*\0\0\0\b\0\0\0\0\0\0", "latin1"), placeText]))
  const text = chunk("tEXt", Buffer.concat([Buffer.from("Location\0", "latin1"), placeText]))
  const after = signature.length + 25
  return Buffer.concat([picture.subarray(0, after), exif, text, picture.subarray(after)])
}
export const placeText = Buffer.from("35.6586,139.7454")

export const red: Colour = [208, 48, 40]
export const paper: Colour = [243, 241, 236]
const onRing = (x: number, y: number, side: number) => {
  const away = Math.hypot(x - side / 2, y - side / 2) / side
  return away > 0.36 && away < 0.44
}
/** 印影: a red ring on paper, a grey shadow over its left half and a line of black writing below. */
export const seal = (side: number) =>
  png(side, side, (x, y) => {
    const shade = x < side / 2 ? 0.8 : 1
    const [r, g, b] = onRing(x, y, side) ? red : y > side * 0.94 ? ([30, 30, 32] as const) : paper
    return [Math.round(r * shade), Math.round(g * shade), Math.round(b * shade)]
  })

export const aSeal = () => new File([new Uint8Array(seal(120))], "印影.png", { type: "image/png" })
/** A picture that is any. */
export const aPicture = (name = "見本.png") =>
  new File([new Uint8Array(png(24, 16, (x, y) => [x * 9, y * 14, 120]))], name, { type: "image/png" })
