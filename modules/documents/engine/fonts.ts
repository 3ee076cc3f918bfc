/** Noto Sans JP in the three weights of papers, read and parsed once per worker thread: 5.4 MB each. */
import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { create } from "fontkit"
import { type FontWeight, fontFamily, fontWeights } from "../layout/tokens.ts"

const folders = { 400: "400Regular", 500: "500Medium", 700: "700Bold" } as const satisfies Record<FontWeight, string>
const { resolve } = createRequire(import.meta.url)

const readFont = (weight: FontWeight) => {
  const folder = folders[weight]
  const data = readFileSync(resolve(`@expo-google-fonts/noto-sans-jp/${folder}/NotoSansJP_${folder}.ttf`))
  return { name: fontFamily, weight, style: "normal", data, parsed: create(data) } as const
}

/** One array object for the thread's life: satori keeps its own parsed fonts by the array's identity. */
export const fonts = fontWeights.map(readFont)
