/** The square of a picture as a file of its own, small enough to be sent over a weak signal. */
import { type Crop, sideOf } from "./crop.ts"

/** More than any place shows of an avatar, and enough for a stamp on paper. */
const largestSide = 800

/** Fails when the browser can't draw the picture. */
export const cutOut = async (picture: HTMLImageElement, crop: Crop, type: "image/jpeg" | "image/png") => {
  const size = { width: picture.naturalWidth, height: picture.naturalHeight }
  const side = sideOf(size, crop)
  const canvas = document.createElement("canvas")
  canvas.width = canvas.height = Math.round(Math.min(largestSide, side))
  const pen = canvas.getContext("2d")
  if (pen === null) throw new Error("no canvas")
  pen.imageSmoothingQuality = "high"
  const [left, top] = [crop.x * size.width - side / 2, crop.y * size.height - side / 2]
  pen.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height)
  return await new Promise<Blob>((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error("no picture")) : resolve(blob)), type, 0.92)
  })
}
