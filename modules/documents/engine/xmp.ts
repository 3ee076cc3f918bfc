import type { PaperMeta } from "../model.ts"

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
}

/** Control characters and halves of pairs that no XML file may hold, escaped or not. */
const outsideXml = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

const escaped = (text: string) => text.replace(outsideXml, "").replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

const inDefaultLanguage = (name: string, text: string | undefined) =>
  text === undefined
    ? ""
    : `<dc:${name}><rdf:Alt><rdf:li xml:lang="x-default">${escaped(text)}</rdf:li></rdf:Alt></dc:${name}>`

/**
 * What PDF/A wants to read of a paper without opening it: title, company, subject, language and instants as XMP
 * (ISO 16684-1). pdfkit writes the same without escaping, so that a company named "A&B" made a file that no archive
 * can read. `createdAt` is ISO 8601 in UTC.
 */
export const xmpOf = (meta: PaperMeta, createdAt: string) => {
  const instant = `${createdAt.slice(0, 19)}Z`
  return `<rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/">
<xmp:CreateDate>${instant}</xmp:CreateDate><xmp:ModifyDate>${instant}</xmp:ModifyDate><xmp:CreatorTool>Tehai</xmp:CreatorTool>
<pdf:Producer>Tehai</pdf:Producer>${meta.keywords === undefined ? "" : `<pdf:Keywords>${escaped(meta.keywords)}</pdf:Keywords>`}
${inDefaultLanguage("title", meta.title)}
<dc:creator><rdf:Seq><rdf:li>${escaped(meta.author)}</rdf:li></rdf:Seq></dc:creator>
${inDefaultLanguage("description", meta.subject)}<dc:language><rdf:Bag><rdf:li>${meta.language}</rdf:li></rdf:Bag></dc:language>
</rdf:Description>`
}
