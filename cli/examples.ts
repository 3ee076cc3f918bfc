/** Lines that can be typed as they stand, for below a command's help. */
export const examplesText = (...lines: ReadonlyArray<string>): string =>
  `\n例 / Examples:\n${lines.map((line) => `  ${line}`).join("\n")}`
