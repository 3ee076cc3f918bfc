/** Whether the server has a newer build than the one that runs in this page: files of this one may then be gone. */

/** Undefined where the server does not answer, or the page was not built. */
const servedPage = async () => {
  try {
    const answer = await fetch("/", { cache: "no-store", headers: { accept: "text/html" } })
    return answer.ok ? await answer.text() : undefined
  } catch {
    return undefined
  }
}

/** A slow line may bring the kept page of the old build once more. */
const pauseMillis = 60_000

/** Loads the page again when the server's page begins with another file than this one did; once a minute at most. */
export const reloadIfReplaced = async () => {
  const own = document.querySelector("script[type=module][src]")?.getAttribute("src")
  const served = await servedPage()
  if (own == null || served === undefined || served.includes(own)) return
  const last = Number(sessionStorage.getItem("tehai.reloaded") ?? 0)
  if (Date.now() - last < pauseMillis) return
  sessionStorage.setItem("tehai.reloaded", String(Date.now()))
  location.reload()
}
