/** Whether the server has refused this page as older than itself (AUTH-23): the person is asked to load it again. */
let isOld = false
const watchers = new Set<() => void>()

export const oldPage = {
  found: () => {
    isOld = true
    for (const watcher of watchers) watcher()
  },
  subscribe: (watcher: () => void) => {
    watchers.add(watcher)
    return () => watchers.delete(watcher)
  },
  now: () => isOld,
}
