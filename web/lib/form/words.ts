export type Words<Values> = Readonly<Record<string, string>> | ((name: string, values: Values) => string | undefined)

/** What a field or a part is called; a row's field without a word of its own has that of its list. */
export const wordIn = <Values>(words: Words<Values>, values: Values) => {
  const word = (name: string): string => {
    const found = typeof words === "function" ? words(name, values) : words[name]
    return found ?? (name.includes(".") ? word(name.slice(0, name.lastIndexOf("."))) : name)
  }
  return word
}
