/** The list with one of its entries at another place, counted from 1; beyond the end it is the last. */
export const moved = <A>(list: ReadonlyArray<A>, entry: A, place: number): ReadonlyArray<A> => {
  const others = list.filter((one) => one !== entry)
  return [...others.slice(0, place - 1), entry, ...others.slice(place - 1)]
}
