/** Whether the server's line to this tab is open: what it tells need not be asked for. */

/** A line that has just opened has not told what ended before: so long is asked once more. */
const settlesMillis = 3_000

let openSince: number | undefined

export const heard = {
  opened: () => {
    openSince ??= Date.now()
  },
  lost: () => {
    openSince = undefined
  },
  isTold: () => openSince !== undefined && Date.now() - openSince > settlesMillis,
}

/** How often something that the line tells of is asked for: only while the line is not open. */
export const whileUnheard = (millis: number) => (heard.isTold() ? false : millis)
