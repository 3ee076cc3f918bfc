/**
 * Roman letters that were typed instead of kana: たか as "taka", しょう as "shou" or "syou". Pure, no library.
 *
 * ヘボン式 and 訓令式 alike, っ by a doubled letter, ん by n before a consonant, at the end or before an apostrophe; a long
 * vowel as it is written in kana (oo and ou are not told apart: "ohno" finds nobody). Undefined for what is no kana.
 */
const rows: Readonly<Record<string, string>> = {
  "": "アイウエオ",
  k: "カキクケコ",
  s: "サシスセソ",
  t: "タチツテト",
  n: "ナニヌネノ",
  h: "ハヒフヘホ",
  m: "マミムメモ",
  r: "ラリルレロ",
  g: "ガギグゲゴ",
  z: "ザジズゼゾ",
  d: "ダヂヅデド",
  b: "バビブベボ",
  p: "パピプペポ",
}
const vowels = ["a", "i", "u", "e", "o"]
const small = ["ャ", "", "ュ", "ェ", "ョ"]
/** What is written before ャ, ュ and ョ. */
const glides: Readonly<Record<string, string>> = {
  ...{ ky: "キ", gy: "ギ", ny: "ニ", hy: "ヒ", my: "ミ", ry: "リ", by: "ビ", py: "ピ" },
  ...{ sh: "シ", sy: "シ", ch: "チ", ty: "チ", cy: "チ", j: "ジ", jy: "ジ", zy: "ジ" },
}
const others: Readonly<Record<string, string>> = {
  ...{ ya: "ヤ", yu: "ユ", yo: "ヨ", wa: "ワ", wo: "ヲ", shi: "シ", chi: "チ", tsu: "ツ", fu: "フ", ji: "ジ" },
  ...{ fa: "ファ", fi: "フィ", fe: "フェ", fo: "フォ", vu: "ヴ", "-": "ー" },
}
const syllables: ReadonlyMap<string, string> = new Map([
  ...Object.entries(rows).flatMap(([head, kana]) =>
    vowels.map((vowel, at): [string, string] => [head + vowel, kana[at] ?? ""]),
  ),
  ...Object.entries(glides).flatMap(([head, kana]) =>
    vowels.flatMap((vowel, at): Array<[string, string]> => {
      const tail = small[at] ?? ""
      return tail === "" ? [] : [[head + vowel, kana + tail]]
    }),
  ),
  ...Object.entries(others),
])
const longest = 3

const isConsonant = (letter: string | undefined) => letter !== undefined && /[b-df-hj-np-tv-z]/.test(letter)

const kanaOfWord = (word: string): string | undefined => {
  let [kana, at] = ["", 0]
  while (at < word.length) {
    const [letter, next] = [word[at] ?? "", word[at + 1]]
    const isLastN = letter === "n" && (next === undefined || next === "'" || (isConsonant(next) && next !== "y"))
    if (isLastN) {
      kana += "ン"
      at += next === "'" ? 2 : 1
      continue
    }
    if (isConsonant(letter) && (letter === next || (letter === "t" && word.startsWith("ch", at + 1)))) {
      kana += "ッ"
      at += 1
      continue
    }
    const size = [longest, 2, 1].find((count) => syllables.has(word.slice(at, at + count)))
    if (size === undefined) return undefined
    kana += syllables.get(word.slice(at, at + size)) ?? ""
    at += size
  }
  return kana
}

/** The kana of what was typed in roman letters alone; what is still being typed at its end ("tak") is left out. */
export const kanaOfRoman = (typed: string): string | undefined => {
  const words = typed.normalize("NFKC").toLowerCase().trim().split(/\s+/)
  if (!words.every((word) => /^[a-z'-]+$/.test(word))) return undefined
  const kana = words.map((word) => kanaOfWord(word) ?? kanaOfWord(word.replace(/[b-df-hj-np-tv-z]{1,2}$/, "")))
  return kana.every((word) => word !== undefined && word !== "") ? kana.join(" ") : undefined
}
