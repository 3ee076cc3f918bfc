/** How long each folder's tests took, read from the lines that vitest prints of each file. */

/** " ✓ tests/kernel/yen.test.ts (12 tests | 1 skipped) 34ms", the time also in seconds or minutes. */
const fileLine = /^ +[✓❯×] (tests\/[^/ ]+)\/\S+ \((\d+) tests?[^)]*\) +([\d.]+)(ms|s)/

interface Folder {
  readonly tests: number
  readonly seconds: number
}

/** Lines such as "  61.2 s   310 tests   tests/payroll", the longest first. Seconds are added over files run at once. */
export const byFolder = (said: ReadonlyArray<string>): ReadonlyArray<string> => {
  const folders = new Map<string, Folder>()
  for (const line of said) {
    const [, folder, tests, time, unit] = fileLine.exec(line) ?? []
    if (folder === undefined) continue
    const { tests: before, seconds } = folders.get(folder) ?? { tests: 0, seconds: 0 }
    folders.set(folder, {
      tests: before + Number(tests),
      seconds: seconds + Number(time) / (unit === "ms" ? 1_000 : 1),
    })
  }
  return [...folders]
    .toSorted(([, one], [, other]) => other.seconds - one.seconds)
    .map(
      ([folder, { tests, seconds }]) =>
        `${seconds.toFixed(1).padStart(8)} s${String(tests).padStart(6)} tests   ${folder}`,
    )
}
