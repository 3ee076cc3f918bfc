import { searchedWords, searchText } from "#modules/kernel/fields/normalise/search.ts"

/** Where a word stands in a text as it is written: letter by letter, for a wide one may be two narrow ones. */
const placeOf = (text: string, word: string): readonly [number, number] | undefined => {
  const letters = [...text]
  for (const at of letters.keys())
    for (let end = at + 1; end <= letters.length; end += 1) {
      const part = searchText(letters.slice(at, end).join(""))
      if (part === word) return [at, end]
      if (part.length > word.length) break
    }
  return undefined
}

/** A text with the first found word marked, in whichever kana it was typed. */
export function Marked({ text, typed }: { readonly text: string; readonly typed: string }) {
  const place = searchedWords(typed)
    .map((word) => placeOf(text, word))
    .find((found) => found !== undefined)
  if (place === undefined) return text
  const letters = [...text]
  return (
    <>
      {letters.slice(0, place[0]).join("")}
      <mark className="rounded-xs bg-warning-bg text-inherit">{letters.slice(...place).join("")}</mark>
      {letters.slice(place[1]).join("")}
    </>
  )
}
