import { readFileSync } from "node:fs"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { template } from "../../modules/payroll/documents/payslip.tsx"
import { aPayslip } from "./a-payslip.ts"

const root = new URL("../../", import.meta.url)

/** The packages that loading a file loads, types aside. */
const packagesBehind = (entry: string) => {
  const seen = new Set<string>()
  const packages = new Set<string>()
  const open = [new URL(entry, root)]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file.href)) continue
    seen.add(file.href)
    const source = readFileSync(file, "utf8").replace(/(import|export) type [^"]*"[^"]+"/g, "")
    for (const [, specifier = ""] of source.matchAll(/(?:from|import) "([^"]+)"/g)) {
      if (specifier.startsWith("#")) open.push(new URL(specifier.slice(1), root))
      else if (specifier.startsWith(".")) open.push(new URL(specifier, file))
      else packages.add(specifier)
    }
  }
  return [...packages].toSorted()
}

test("a paper and all that it is built from loads nothing: the browser can preview it", () => {
  expect(packagesBehind("modules/payroll/documents/payslip.tsx")).toEqual([])
  expect(packagesBehind("modules/documents/layout/index.ts")).toEqual([])
})

test("the thread that answers requests never loads the layout engine, the PDF writer or the fonts", () => {
  const loaded = packagesBehind("modules/payroll/documents/render-payslip.ts")
  expect(loaded).toContain("piscina")
  for (const heavy of ["satori", "pdfkit", "fontkit", "react", "rolldown/utils"]) expect(loaded).not.toContain(heavy)
})

test("UI-08 in part: the preview is the same drawing, an A4 box of inline styles without borders, classes or handlers", () => {
  const [page = "", ...further] = template.pages(aPayslip()).map((element) => renderToStaticMarkup(element))
  expect(further).toEqual([])
  expect(page).toMatch(/^<div lang="ja" style="[^"]*width:793.7px;height:1122.52px;padding:48px/)
  expect(page).not.toMatch(/class=|border:|border-(?:top|left|right|bottom)|display:table|on[a-z]+=/)
  const texts = [...page.matchAll(/>([^<>]+)</g)].map(([, text]) => text)
  expect(texts.slice(0, 3)).toEqual(["給与明細書", "2026年11月分", "支給日"])
  expect(texts).toEqual(expect.arrayContaining(["髙橋　𠮷雄", "¥362,808", "▲18,420", "控除しています。"]))
})
