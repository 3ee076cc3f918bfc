/** The order with one of it moved to a place. */
export const moved = (order: ReadonlyArray<string>, key: string, to: number): ReadonlyArray<string> => {
  const rest = order.filter((one) => one !== key)
  return [...rest.slice(0, Math.max(0, to)), key, ...rest.slice(Math.max(0, to))]
}
