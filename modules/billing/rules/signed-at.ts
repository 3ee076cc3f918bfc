/** When a webhook was signed, by its header `t=1764126000,v1=…`. */

/** Seconds that its clock and ours may lie apart, either way. */
export const tolerance = 300

/** Seconds since 1970; of several the last, which is the one that is signed. Infinite where there is none. */
export const signedAt = (header: string): number => {
  const at = header
    .split(",")
    .flatMap((part) => /^t=(\d{1,15})$/.exec(part)?.[1] ?? [])
    .at(-1)
  return at === undefined ? Number.POSITIVE_INFINITY : Number(at)
}
