/** Random, but the same again for the same seed: FAULTS_SEED repeats a run. */
export const seed = Number(process.env.FAULTS_SEED ?? Math.floor(Math.random() * 1e9))
console.info(`FAULTS_SEED=${seed}`)

/** Numbers from 0 up to 1 (mulberry32). */
export const seeded = (from: number) => {
  let state = from | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
