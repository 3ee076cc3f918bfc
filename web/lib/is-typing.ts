/** Whether keys belong to what has the focus: text that is typed, a window, a menu. */
export const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest("input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]") !== null
