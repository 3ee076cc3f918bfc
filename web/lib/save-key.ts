/** Ctrl+S or ⌘S, which saves. */
export const isSaveKey = (event: KeyboardEvent) =>
  event.key === "s" && (event.ctrlKey || event.metaKey) && !event.isComposing
