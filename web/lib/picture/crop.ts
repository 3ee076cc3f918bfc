/** A square cut out of a picture: where its middle is, as parts of the picture, and how near it is looked at. Pure. */

export interface Size {
  readonly width: number
  readonly height: number
}
export interface Crop {
  readonly x: number
  readonly y: number
  /** 1 is the largest square that fits. */
  readonly zoom: number
}

export const wholeSquare: Crop = { x: 0.5, y: 0.5, zoom: 1 }
export const nearest = 4

/** The side of the square in pixels of the picture. */
export const sideOf = ({ width, height }: Size, { zoom }: Crop) => Math.min(width, height) / zoom

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value))

/** The same square, pushed back into the picture. */
export const keptInside = (size: Size, crop: Crop): Crop => {
  const zoom = between(1, crop.zoom, nearest)
  const half = sideOf(size, { ...crop, zoom }) / 2
  return {
    zoom,
    x: between(half / size.width, crop.x, 1 - half / size.width),
    y: between(half / size.height, crop.y, 1 - half / size.height),
  }
}

/** The square after the picture was drawn by so many pixels of a window that shows it `windowSide` wide. */
export const moved = (size: Size, crop: Crop, by: { readonly x: number; readonly y: number }, windowSide: number) => {
  const scale = sideOf(size, crop) / windowSide
  return keptInside(size, {
    ...crop,
    x: crop.x - (by.x * scale) / size.width,
    y: crop.y - (by.y * scale) / size.height,
  })
}

/** Where the whole picture lies, in parts of the window. */
export const placed = (size: Size, crop: Crop) => {
  const side = sideOf(size, crop)
  return {
    width: size.width / side,
    height: size.height / side,
    left: 0.5 - (crop.x * size.width) / side,
    top: 0.5 - (crop.y * size.height) / side,
  }
}
