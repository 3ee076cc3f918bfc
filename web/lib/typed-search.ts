const katakana = (text: string) =>
  text.replace(/[ぁ-ゖ]/g, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0x60))

const plain = (text: string) => katakana(text.normalize("NFKC")).toLowerCase().replace(/\s+/g, " ").trim()

/**
 * Whether what was typed is found in any of the texts.
 *
 * Half and full width, capital and small letters, hiragana and katakana count as the same; each word must be found.
 */
export const matchesTyped = (typed: string, ...texts: ReadonlyArray<string | undefined>) => {
  const where = plain(texts.filter((text) => text !== undefined).join(" "))
  return plain(typed)
    .split(" ")
    .every((word) => where.includes(word))
}
