/** An archive as Word writes one, of stored parts; what it holds is up to the test. */
const header = (sign: number, length: number, fill: (view: DataView) => void) => {
  const bytes = Buffer.alloc(length)
  const view = new DataView(bytes.buffer, bytes.byteOffset, length)
  view.setUint32(0, sign, true)
  fill(view)
  return bytes
}

export const archive = (parts: Readonly<Record<string, string>>) => {
  const locals: Array<Buffer> = []
  const entries: Array<Buffer> = []
  let at = 0
  for (const [path, text] of Object.entries(parts)) {
    const [name, content] = [Buffer.from(path), Buffer.from(text)]
    const sizes = (view: DataView, from: number) => {
      view.setUint32(from, content.length, true)
      view.setUint32(from + 4, content.length, true)
      view.setUint16(from + 8, name.length, true)
    }
    const local = Buffer.concat([header(0x04034b50, 30, (view) => sizes(view, 18)), name, content])
    const place = at
    entries.push(
      header(0x02014b50, 46, (view) => {
        sizes(view, 20)
        view.setUint32(42, place, true)
      }),
      name,
    )
    locals.push(local)
    at += local.length
  }
  const directory = Buffer.concat(entries)
  const end = header(0x06054b50, 22, (view) => {
    const count = Object.keys(parts).length
    view.setUint16(8, count, true)
    view.setUint16(10, count, true)
    view.setUint32(12, directory.length, true)
    view.setUint32(16, at, true)
  })
  return Buffer.concat([...locals, directory, end])
}

/** The parts without which Word opens nothing. */
export const wordParts = {
  "[Content_Types].xml": "<Types/>",
  "_rels/.rels": "<Relationships/>",
  "word/document.xml": "<w:document/>",
} as const
