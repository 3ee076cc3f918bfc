/**
 * A mail's HTML as nodes that can do nothing: built anew from the tags that words need, so that whatever else stands in
 * it (scripts, pictures from elsewhere, forms, frames) is simply not there.
 */
const kept = new Set([
  ...["A", "B", "BLOCKQUOTE", "BR", "CODE", "DIV", "EM", "H1", "H2", "H3", "H4", "HR", "I", "LI", "OL", "P", "PRE"],
  ...["SMALL", "SPAN", "STRONG", "SUB", "SUP", "TABLE", "TBODY", "TD", "TFOOT", "TH", "THEAD", "TR", "U", "UL"],
])
/** Gone with all that stands in them; of any other tag the words stay. */
const dropped = new Set([
  ...["AUDIO", "BUTTON", "CANVAS", "EMBED", "FORM", "FRAME", "FRAMESET", "HEAD", "IFRAME", "IMG", "INPUT", "LINK"],
  ...["MATH", "META", "NOSCRIPT", "OBJECT", "PICTURE", "SCRIPT", "SELECT", "SOURCE", "STYLE", "SVG", "TEMPLATE"],
  ...["TEXTAREA", "TITLE", "TRACK", "VIDEO"],
])
const keptAttributes = [
  "align",
  "border",
  "cellpadding",
  "cellspacing",
  "colspan",
  "dir",
  "lang",
  "role",
  "rowspan",
  "width",
]

const isWebLink = (href: string) => /^(https?:\/\/|mailto:)/i.test(href)

/** A style attribute is what the page's policy refuses, already while it is read: there it goes by another name. */
const aside = "data-style"
const readable = (html: string) =>
  html
    .replaceAll(/<style\b[\s\S]*?<\/style\s*>/gi, "")
    .replaceAll(/<[a-z][^>]*>/gi, (tag) => tag.replaceAll(/(\s)style(\s*=)/gi, `$1${aside}$2`))

/** Set by its properties, which the policy allows. Nothing in it may load anything. */
const dress = (from: Element, to: HTMLElement) => {
  const style = from.getAttribute(aside)
  if (style !== null && !/url\s*\(|image|@|\\|position\s*:/i.test(style)) to.style.cssText = style
}
const copied = (from: Element, into: Document): Node => {
  const to = into.createElement(from.tagName)
  for (const name of keptAttributes) {
    const value = from.getAttribute(name)
    if (value !== null) to.setAttribute(name, value)
  }
  dress(from, to)
  const href = from.getAttribute("href")
  if (to.tagName === "A" && href !== null && isWebLink(href)) {
    to.setAttribute("href", href)
    to.setAttribute("target", "_blank")
    to.setAttribute("rel", "noopener noreferrer")
  }
  to.append(...nodesOf(from, into))
  return to
}
const nodesOf = (from: Node, into: Document): ReadonlyArray<Node> =>
  [...from.childNodes].flatMap((node): ReadonlyArray<Node> => {
    if (node.nodeType === Node.TEXT_NODE) return [into.createTextNode(node.textContent ?? "")]
    if (!(node instanceof Element) || dropped.has(node.tagName.toUpperCase())) return []
    return kept.has(node.tagName.toUpperCase()) ? [copied(node, into)] : nodesOf(node, into)
  })

/** Puts the mail into a page of its own. */
export const showMail = (html: string, page: Document) => {
  // Parsed apart: nothing of it runs or loads there.
  const { body, documentElement } = new DOMParser().parseFromString(readable(html), "text/html")
  page.documentElement.lang = documentElement.lang
  dress(body, page.body)
  page.body.replaceChildren(...nodesOf(body, page))
}
