/**
 * The menu in the order that a person gave it (SHELL-06).
 *
 * What he never placed, because it came later or his role changed, stands behind the entry that it follows in the
 * product's own order; at the top when it follows none. What he placed and no longer sees is passed over.
 */
export const inOwnOrder = <Key extends string>(
  entries: ReadonlyArray<Key>,
  wanted: ReadonlyArray<string>,
): ReadonlyArray<Key> => {
  const placed = wanted.flatMap((key) => entries.filter((entry) => entry === key))
  return entries.reduce<ReadonlyArray<Key>>((ordered, entry, at) => {
    if (ordered.includes(entry)) return ordered
    const behind = entries.slice(0, at).findLast((before) => ordered.includes(before))
    const place = behind === undefined ? 0 : ordered.indexOf(behind) + 1
    return [...ordered.slice(0, place), entry, ...ordered.slice(place)]
  }, placed)
}
