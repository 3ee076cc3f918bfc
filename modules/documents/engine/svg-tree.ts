/** Reads the SVG that satori writes: elements with double-quoted attributes and text, nothing else. */

export interface SvgNode {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: Array<SvgNode>
  text: string
}

const token = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>|([^<]+)/g
/** satori writes one for every box and draws by none of them; they are a third of the text to read. */
const mask = /<mask [^>]*>.*?<\/mask>/g
const attribute = /([\w:-]+)="([^"]*)"/g
const entity = /&(#x[0-9a-f]+|#[0-9]+|amp|lt|gt|quot|apos);/gi
const named: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" }

const unescape = (text: string) =>
  text.replace(entity, (_, name: string) => {
    if (!name.startsWith("#")) return named[name] ?? ""
    const isHex = name[1] === "x" || name[1] === "X"
    return String.fromCodePoint(Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10))
  })

const node = (tag: string, attributes: string): SvgNode => ({
  tag,
  attributes: Object.fromEntries(
    [...attributes.matchAll(attribute)].map(([, name = "", value = ""]) => [name, unescape(value)]),
  ),
  children: [],
  text: "",
})

/** The root `svg` element; throws when the text isn't one whole element. */
export const readSvg = (svg: string): SvgNode => {
  const top = node("", "")
  const open = [top]
  for (const [, closing, tag, attributes = "", selfClosing, text] of svg.replace(mask, "").matchAll(token)) {
    const parent = open.at(-1)
    if (parent === undefined) break
    if (text !== undefined) parent.text += unescape(text)
    else if (closing) open.pop()
    else {
      const child = node(tag ?? "", attributes)
      parent.children.push(child)
      if (!selfClosing) open.push(child)
    }
  }
  const [root] = top.children
  if (root?.tag !== "svg" || open.length !== 1) throw new Error("the page's drawing is not one whole svg element")
  return root
}
