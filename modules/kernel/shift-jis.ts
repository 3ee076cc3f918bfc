/** Text in Shift_JIS (CP932), as accounting products take it: from the decoder's own table, read backwards. */

const leads = [...Array.from({ length: 0x1f }, (_, n) => 0x81 + n), ...Array.from({ length: 0x1d }, (_, n) => 0xe0 + n)]
const trails = Array.from({ length: 0xfd - 0x40 }, (_, n) => 0x40 + n).filter((byte) => byte !== 0x7f)

const readTable = () => {
  const decoder = new TextDecoder("shift_jis")
  const table = new Map<string, ReadonlyArray<number>>()
  const take = (bytes: ReadonlyArray<number>) => {
    const sign = decoder.decode(Uint8Array.from(bytes))
    // Of a sign with two places the first one stays: it is the one of the standard.
    if ([...sign].length === 1 && sign !== "\ufffd" && !table.has(sign)) table.set(sign, bytes)
  }
  for (let byte = 0; byte < 0x80; byte++) take([byte])
  for (let byte = 0xa1; byte < 0xe0; byte++) take([byte])
  for (const lead of leads) for (const trail of trails) take([lead, trail])
  return table
}
let kept: ReadonlyMap<string, ReadonlyArray<number>> | undefined
const table = () => {
  kept ??= readTable()
  return kept
}

/** The same sign as another system types it. */
const alike = new Map([
  ["〜", "～"],
  ["−", "－"],
  ["—", "―"],
  ["‖", "∥"],
])
const missing: ReadonlyArray<number> = [0x81, 0xac]

/** What Shift_JIS has no sign for becomes 〓, as print has it: a name with it is read and mended, a lost sign is not. */
export const shiftJis = (text: string): Uint8Array => {
  const signs = table()
  return Uint8Array.from(
    [...text.normalize("NFC")].flatMap((sign) => [...(signs.get(sign) ?? signs.get(alike.get(sign) ?? "") ?? missing)]),
  )
}
