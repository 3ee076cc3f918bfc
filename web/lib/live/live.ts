/**
 * What changes on the server is told to this tab: one stream, while somebody looks at the tab.
 *
 * A hidden tab gives its stream back, because a browser keeps only a few connections to one address; shown again it says
 * what it was told last and learns what it missed.
 */
import { type LiveSubject, liveSubjects } from "#modules/kernel/codes.ts"
import { ApiError } from "../api-error.ts"
import { session } from "../session.ts"
import { readEvents, type StreamEvent } from "./event-stream.ts"
import { heard } from "./heard.ts"
import { openStream } from "./open-stream.ts"

/** Longer than the server's pause between two signs of life: a line that is silent for so long is dead. */
const silenceMillis = 40_000
const hiddenMillis = 30_000
const waits = { first: 1_000, longest: 30_000 }

export interface Listener {
  readonly changed: (about: ReadonlyArray<LiveSubject>) => void
  /** What this tab shows may be old in any part. */
  readonly everything: () => void
}

const isSubject = (word: unknown): word is LiveSubject => liveSubjects.some((subject) => subject === word)
const subjectsOf = (data: string | undefined): ReadonlyArray<LiveSubject> => {
  const told: unknown = JSON.parse(data ?? "{}")
  const about = typeof told === "object" && told !== null && "about" in told ? told.about : []
  return Array.isArray(about) ? about.filter(isSubject) : []
}

interface Place {
  readonly signInId: string | undefined
  lastId: string | undefined
}

/** One connection, until it ends or breaks, or nothing has come for too long. */
const listenOnce = async (place: Place, listener: Listener, ending: AbortSignal) => {
  const silent = new AbortController()
  let timer = setTimeout(() => silent.abort(), silenceMillis)
  const take = ({ id, event, data }: StreamEvent) => {
    clearTimeout(timer)
    timer = setTimeout(() => silent.abort(), silenceMillis)
    if (id !== undefined) place.lastId = id
    heard.opened()
    if (event === "changed") listener.changed(subjectsOf(data))
    if (event === "everything") listener.everything()
  }
  try {
    const body = await openStream(
      { method: "GET", path: "/events" },
      place.lastId,
      AbortSignal.any([ending, silent.signal]),
    )
    await readEvents(body, take)
  } finally {
    heard.lost()
    clearTimeout(timer)
  }
}

const pause = (millis: number, ending: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, millis)
    ending.addEventListener("abort", () => {
      clearTimeout(timer)
      resolve()
    })
  })

/**
 * Listens until told to stop; a lost line is taken up again, ever more slowly while nobody answers. Meanwhile what is
 * shown is asked for again and again, so that no screen has to ask by itself.
 */
const listenOn = async (place: Place, listener: Listener, ending: AbortSignal) => {
  let wait = waits.first
  let readAt = Date.now()
  while (!ending.aborted && session.signIn()?.id === place.signInId) {
    const begun = Date.now()
    try {
      await listenOnce(place, listener, ending)
    } catch (error) {
      // The sign-in is over: whoever said so has sent the page to where one signs in.
      if (error instanceof ApiError && error.status === 401) return
    }
    if (Date.now() - readAt > waits.longest) {
      readAt = Date.now()
      listener.everything()
    }
    wait = Date.now() - begun > waits.longest ? waits.first : Math.min(wait * 2, waits.longest)
    if (!ending.aborted) await pause(wait * (0.5 + Math.random() / 2), ending)
  }
}

/** Listens while the tab is shown; gives what stops it. */
export const listenWhileShown = (listener: Listener) => {
  const place: Place = { signInId: session.signIn()?.id, lastId: undefined }
  let ending: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const start = () => {
    clearTimeout(timer)
    if (ending !== undefined) return
    ending = new AbortController()
    void listenOn(place, listener, ending.signal)
  }
  const stop = () => {
    ending?.abort()
    ending = undefined
  }
  const turn = () => {
    if (document.visibilityState === "visible") start()
    else timer = setTimeout(stop, hiddenMillis)
  }
  document.addEventListener("visibilitychange", turn)
  window.addEventListener("online", start)
  turn()
  return () => {
    document.removeEventListener("visibilitychange", turn)
    window.removeEventListener("online", start)
    clearTimeout(timer)
    stop()
  }
}
