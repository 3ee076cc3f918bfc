/**
 * Short messages that go away by themselves: errors after 2 s, success after 5 s (UI-01), longer while pointed at.
 *
 * A toast is never the only place of an error: the field or the panel that failed says it too.
 */
const milliseconds = { error: 2000, success: 5000 } as const
/** Long enough to read what was done and to think better of it. */
const undoMilliseconds = 10_000

export interface Undo {
  readonly label: string
  readonly run: () => void
}

let wanted = false
const { promise: drawn, resolve } = Promise.withResolvers<void>()
/** Told by the toaster once it listens. */
export const toasterIsDrawn = () => resolve()
const watchers = new Set<() => void>()

/** Whether the page needs the toaster by now: its code is loaded with the first toast. */
export const toasterIsWanted = {
  subscribe: (watcher: () => void) => {
    watchers.add(watcher)
    return () => watchers.delete(watcher)
  },
  now: () => wanted,
}
const show = async (type: keyof typeof milliseconds, title: string, description?: string, undo?: Undo) => {
  const { manager } = await import("./toast-manager.ts")
  wanted = true
  for (const watcher of watchers) watcher()
  // The provider subscribes when it is drawn; a toast added earlier would be lost.
  await drawn
  const id = manager.add({
    type,
    title,
    timeout: undo === undefined ? milliseconds[type] : undoMilliseconds,
    priority: type === "error" ? "high" : "low",
    ...(description === undefined ? {} : { description }),
    ...(undo === undefined
      ? {}
      : {
          actionProps: {
            children: undo.label,
            onClick: () => {
              manager.close(id)
              undo.run()
            },
          },
        }),
  })
}
export const toast = {
  success: (title: string, description?: string) => void show("success", title, description),
  /** Says what was done with the button that takes it back. */
  undoable: (title: string, undo: Undo) => void show("success", title, undefined, undo),
  error: (title: string, description?: string) => void show("error", title, description),
}
