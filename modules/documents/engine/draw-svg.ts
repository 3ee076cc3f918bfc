/** Draws satori's SVG with pdfkit. What it doesn't know it refuses, so that no part of a paper is lost silently. */

import { readSvg, type SvgNode } from "./svg-tree.ts"
import { joinTextRuns } from "./text-runs.ts"

type Pdf = PDFKit.PDFDocument

const pointsPerPx = 0.75
/** Drawn only where something names them, if at all. */
const definitions = new Set(["mask", "defs", "clipPath", "style"])

const numberOf = (node: SvgNode, name: string, otherwise = 0) => Number(node.attributes[name] ?? otherwise)

const colour = (value: string): string | [number, number, number] => {
  const [, red, green, blue] = /^rgba?\((\d+),\s*(\d+),\s*(\d+)/.exec(value) ?? []
  return red === undefined ? value : [Number(red), Number(green), Number(blue)]
}

const isPainted = (paint: string | undefined): paint is string =>
  paint !== undefined && paint !== "none" && paint !== "transparent"

const fontNames: Readonly<Record<string, string>> = { normal: "400", bold: "700" }
const fontOf = (node: SvgNode) => {
  const weight = node.attributes["font-weight"] ?? "normal"
  return `NotoSansJP-${fontNames[weight] ?? weight}`
}

const trace = (pdf: Pdf, { tag, attributes, ...rest }: SvgNode) => {
  const node = { tag, attributes, ...rest }
  if (tag === "path") return pdf.path(attributes.d ?? "")
  if (tag === "circle") return pdf.circle(numberOf(node, "cx"), numberOf(node, "cy"), numberOf(node, "r"))
  if (tag !== "rect") throw new Error(`papers can't draw <${tag}>`)
  const box = [numberOf(node, "x"), numberOf(node, "y"), numberOf(node, "width"), numberOf(node, "height")] as const
  const radius = numberOf(node, "rx")
  return radius === 0 ? pdf.rect(...box) : pdf.roundedRect(...box, radius)
}

const drawShape = (pdf: Pdf, node: SvgNode) => {
  const { fill = "black", stroke } = node.attributes
  const isFilled = isPainted(fill)
  const isStroked = isPainted(stroke)
  if (!isFilled && !isStroked) return
  trace(pdf, node)
  if (isFilled) pdf.fillColor(colour(fill))
  if (isStroked) pdf.lineWidth(numberOf(node, "stroke-width", 1)).strokeColor(colour(stroke))
  if (isFilled && isStroked) pdf.fillAndStroke()
  else if (isFilled) pdf.fill()
  else pdf.stroke()
}

const drawText = (pdf: Pdf, node: SvgNode) => {
  if (node.text.trim() === "") return
  pdf.font(fontOf(node), numberOf(node, "font-size")).fillColor(colour(node.attributes.fill ?? "black"))
  pdf.text(node.text, numberOf(node, "x"), numberOf(node, "y"), {
    lineBreak: false,
    baseline: "alphabetic",
    characterSpacing: Number.parseFloat(node.attributes["letter-spacing"] ?? "0"),
  })
}

/** Pictures arrive inside the view as data; a paper never fetches one. */
const drawImage = (pdf: Pdf, node: SvgNode) => {
  const source = node.attributes.href ?? node.attributes["xlink:href"] ?? ""
  if (!/^data:image\/(png|jpeg);base64,/.test(source)) throw new Error("papers draw only png and jpeg data images")
  pdf.image(Buffer.from(source.slice(source.indexOf(",") + 1), "base64"), numberOf(node, "x"), numberOf(node, "y"), {
    width: numberOf(node, "width"),
    height: numberOf(node, "height"),
  })
}

const clipTo = (pdf: Pdf, clip: SvgNode | undefined) => {
  if (clip === undefined) return
  for (const shape of clip.children) trace(pdf, shape)
  pdf.clip(clip.children[0]?.attributes["clip-rule"] === "evenodd" ? "even-odd" : "non-zero")
}

const matrixOf = (transform: string): readonly [number, number, number, number, number, number] => {
  const numbers =
    /^matrix\(([^)]+)\)$/
      .exec(transform)?.[1]
      ?.split(/[,\s]+/)
      .map(Number) ?? []
  const [a, b, c, d, e, f] = numbers
  if (numbers.length !== 6 || numbers.some(Number.isNaN)) throw new Error(`papers can't transform by ${transform}`)
  return [a ?? 1, b ?? 0, c ?? 0, d ?? 1, e ?? 0, f ?? 0]
}

const drawNode = (pdf: Pdf, node: SvgNode, named: ReadonlyMap<string, SvgNode>): void => {
  if (definitions.has(node.tag)) return
  const { opacity, transform, "clip-path": clip } = node.attributes
  const isApart = opacity !== undefined || transform !== undefined || clip !== undefined
  if (isApart) pdf.save()
  if (transform !== undefined) pdf.transform(...matrixOf(transform))
  if (clip !== undefined) clipTo(pdf, named.get(/#([\w-]+)/.exec(clip)?.[1] ?? ""))
  if (opacity !== undefined) pdf.opacity(Number(opacity))
  if (node.tag === "g" || node.tag === "svg") drawAll(pdf, node.children, named)
  else if (node.tag === "text") drawText(pdf, node)
  else if (node.tag === "image") drawImage(pdf, node)
  else drawShape(pdf, node)
  if (isApart) pdf.restore()
}

const drawAll = (pdf: Pdf, siblings: ReadonlyArray<SvgNode>, named: ReadonlyMap<string, SvgNode>) => {
  for (const node of joinTextRuns(siblings.filter(({ tag }) => !definitions.has(tag)))) drawNode(pdf, node, named)
}

const withIds = (node: SvgNode): ReadonlyArray<readonly [string, SvgNode]> => [
  ...(node.attributes.id === undefined ? [] : [[node.attributes.id, node] as const]),
  ...node.children.flatMap(withIds),
]

/** Adds one page of the drawing's own size (px) to the document. */
export const drawPage = (pdf: Pdf, svg: string) => {
  const root = readSvg(svg)
  const size: [number, number] = [numberOf(root, "width") * pointsPerPx, numberOf(root, "height") * pointsPerPx]
  pdf.addPage({ size, margin: 0 }).scale(pointsPerPx)
  drawAll(pdf, root.children, new Map(withIds(root)))
}
