/** What a file drags into the browser: the packages that it reaches by importing values at once. */
import type { SourceFile } from "./source.ts"

/** Packages reached from a file, each with the file that asks for it. */
export const packagesReached = (start: string, files: ReadonlyMap<string, SourceFile>): ReadonlyMap<string, string> => {
  const packages = new Map<string, string>()
  const seen = new Set<string>()
  const walk = (file: string) => {
    if (seen.has(file)) return
    seen.add(file)
    for (const { to, isOwn, isType, isLazy } of files.get(file)?.imports ?? []) {
      if (isType || isLazy) continue
      if (isOwn) walk(to)
      else packages.set(to, file)
    }
  }
  walk(start)
  return packages
}

/** Plain constants and pure functions: they may reach no package at all. */
export const withoutLibrary = [
  /^modules\/[^/]+\/(calls|codes)\.ts$/,
  /^modules\/timekeeping\/rules\/worked-shifts\.ts$/,
  /^modules\/[^/]+\/codes\//,
  /^modules\/kernel\/errors\/catalogue\.ts$/,
  /^modules\/kernel\/fields\/(normalise|messages)(\/.+)?\.ts$/,
  /^modules\/kernel\/fields\/(page-sizes|registration-check-digit)\.ts$/,
]

/** Schemas and templates: they may reach the three packages that run in a browser as well. */
export const withLibrary = [
  /^modules\/[^/]+\/contract(\.ts|\/.+\.ts)$/,
  /^modules\/kernel\/fields\//,
  /^modules\/documents\/layout\//,
  /^modules\/[^/]+\/(documents|mail)\/.+\.tsx$/,
]
export const inBrowser = /^(effect|@ts-rest\/core|react|react\/jsx-runtime)$/

/** The packages that browser-safe files reach and may not. */
export const heavyImports = (files: ReadonlyArray<SourceFile>): ReadonlyArray<string> => {
  const byPath = new Map(files.map((source) => [source.file, source]))
  return files.flatMap(({ file }) => {
    const isPlain = withoutLibrary.some((pattern) => pattern.test(file))
    if (!isPlain && !withLibrary.some((pattern) => pattern.test(file))) return []
    return [...packagesReached(file, byPath)]
      .filter(([name]) => isPlain || !inBrowser.test(name))
      .map(([name, asker]) => `${file} reaches ${name} by ${asker}`)
  })
}

/** What /login, the shell, 今日 and the calendar load first: no schema is needed to draw them. */
export const firstLoad = [/^web\/main\.tsx$/, /^web\/routes\/(__root|login|_shell(\.index|\.today|\.calendar)?)\.tsx$/]

/** First pages that reach effect or the server's half of ts-rest. */
export const heavyFirstPages = (files: ReadonlyArray<SourceFile>): ReadonlyArray<string> => {
  const byPath = new Map(files.map((source) => [source.file, source]))
  return files
    .filter(({ file }) => firstLoad.some((pattern) => pattern.test(file)))
    .flatMap(({ file }) =>
      [...packagesReached(file, byPath)]
        .filter(([name]) => /^(effect|@ts-rest)(\/|$)/.test(name))
        .map(([name, asker]) => `${file} reaches ${name} by ${asker}`),
    )
}
