/** A line on the terminal that says how far a backup is; scripts get none. */
import type { OnProgress, Progress } from "#modules/runtime/backup/manifest.ts"
import type { GlobalOptions } from "../run.ts"

const steps: Readonly<Record<Progress["step"], string>> = {
  write: "書き出し / writing",
  read: "読み込み / reading",
  rebuild: "索引 / indexes",
  check: "照合 / checking",
}

/** Shows progress and takes its line away at the end. */
export const progressLine = ({ json }: GlobalOptions) => {
  const isSeen = json !== true && process.stderr.isTTY === true
  let shown = ""
  const show: OnProgress = ({ done, of, step }) => {
    const text = `${steps[step]} ${of === 0 ? 100 : Math.floor((100 * done) / of)} %`
    if (!isSeen || text === shown) return
    shown = text
    process.stderr.write(`\r\u001b[K${text}`)
  }
  const end = () => {
    if (shown !== "") process.stderr.write("\r\u001b[K")
  }
  return { show, end }
}

/** "12,345", and sizes as people read them. */
export const sizeText = (bytes: number): string => {
  const [size, unit] = bytes < 1e6 ? [bytes / 1e3, "KB"] : bytes < 1e9 ? [bytes / 1e6, "MB"] : [bytes / 1e9, "GB"]
  return `${size.toFixed(size < 10 ? 1 : 0)} ${unit}`
}
