/**
 * Shift_JIS as Windows and accounting software mean it (Windows-31J, code page 932): 髙 and 﨑 are in it, 𠮷 and ễ are not.
 *
 * The browser only reads it. What each pair of bytes reads as gives the table for writing.
 */
type Bytes = ReadonlyArray<number>

const reader = new TextDecoder("shift_jis")
const trails = Array.from({ length: 0xfc - 0x40 + 1 }, (_, at) => 0x40 + at).filter((trail) => trail !== 0x7f)
const leads = [...Array(0xfc - 0x81 + 1).keys()].map((at) => 0x81 + at).filter((lead) => lead < 0xa0 || lead > 0xdf)
/** NEC's copy of IBM's extension (rows 89 to 92): read, but written in IBM's own place. */
const isNecCopy = (lead: number) => lead === 0xed || lead === 0xee
/** The end user's own characters mean something else on each machine. */
const isPrivate = (lead: number) => lead >= 0xf0 && lead <= 0xf9

/** Other code points of the same sign, as Macs, phones and other tables write it. */
const twins: Readonly<Record<string, string>> = {
  "\u301c": "\uff5e",
  "\u2014": "\u2015",
  "\u2016": "\u2225",
  "\u2212": "\uff0d",
  "\u2013": "\u2010",
  "\u00a2": "\uffe0",
  "\u00a3": "\uffe1",
  "\u00ac": "\uffe2",
  "\u00a0": " ",
  "\u00a5": "\uffe5",
}
const readTable = () => {
  const table = new Map<string, Bytes>()
  for (let code = 0; code < 0x80; code++) table.set(String.fromCharCode(code), [code])
  for (let code = 0xa1; code <= 0xdf; code++) table.set(String.fromCharCode(code - 0xa1 + 0xff61), [code])
  for (const lead of leads) {
    if (isNecCopy(lead) || isPrivate(lead)) continue
    for (const trail of trails) {
      const text = reader.decode(Uint8Array.of(lead, trail))
      // The first place of a sign that stands in two is the one that is written.
      if (text.length === 1 && text !== "\ufffd" && !table.has(text)) table.set(text, [lead, trail])
    }
  }
  return table
}
let table: ReadonlyMap<string, Bytes> | undefined

const bytesOf = (sign: string) => {
  table ??= readTable()
  return table.get(sign) ?? table.get(twins[sign] ?? "")
}
/** 〓: printers set it where they had no type for a character. */
const missing: Bytes = [0x81, 0xac]

/** The characters of a text that Shift_JIS has not, each once. */
export const unwritable = (text: string): ReadonlyArray<string> => [
  ...new Set([...text.normalize("NFC")].filter((sign) => bytesOf(sign) === undefined)),
]
/** In Shift_JIS; what it has not is 〓, so ask `unwritable` first. */
export const shiftJis = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from([...text.normalize("NFC")].flatMap((sign) => bytesOf(sign) ?? missing))
