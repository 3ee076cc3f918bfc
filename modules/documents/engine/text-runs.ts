import type { SvgNode } from "./svg-tree.ts"

const sameLook = ["y", "font-size", "font-weight", "font-family", "fill", "letter-spacing", "opacity"]
const touches = 0.02

const isText = (node: SvgNode | undefined): node is SvgNode => node?.tag === "text"

const endOf = ({ attributes }: SvgNode) => Number(attributes.x) + Number(attributes.width)

const continues = (before: SvgNode, after: SvgNode) =>
  sameLook.every((name) => before.attributes[name] === after.attributes[name]) &&
  Math.abs(Number(after.attributes.x) - endOf(before)) <= touches

/**
 * Joins text elements that touch on one baseline and look alike.
 *
 * satori writes one element per kanji and per Latin word; joined, a name is copied from the PDF as one string.
 */
export const joinTextRuns = (siblings: ReadonlyArray<SvgNode>): ReadonlyArray<SvgNode> => {
  const joined: Array<SvgNode> = []
  let last: SvgNode | undefined
  for (const sibling of siblings) {
    const run = joined.at(-1)
    if (isText(sibling) && isText(run) && last !== undefined && continues(last, sibling)) run.text += sibling.text
    else joined.push(isText(sibling) ? { ...sibling } : sibling)
    last = isText(sibling) ? sibling : undefined
  }
  return joined
}
