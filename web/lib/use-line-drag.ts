import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter"
import { type RefObject, useEffect, useRef } from "react"

/** Lets the lines of a box (`data-line`) be carried: `drop` is told which one was let go over which. */
export const useLineDrag = (box: RefObject<HTMLElement | null>, drop: (key: string, over: string) => void) => {
  const told = useRef(drop)
  told.current = drop
  useEffect(() => {
    const lines = [...(box.current?.querySelectorAll<HTMLElement>("[data-line]") ?? [])]
    const ends = lines.flatMap((element) => {
      const key = element.dataset.line ?? ""
      const mark = (name: string, isOn: boolean) => element.toggleAttribute(name, isOn)
      return [
        draggable({
          element,
          getInitialData: () => ({ line: key }),
          onDragStart: () => mark("data-carried", true),
          onDrop: () => mark("data-carried", false),
        }),
        dropTargetForElements({
          element,
          onDragEnter: () => mark("data-over", true),
          onDragLeave: () => mark("data-over", false),
          onDrop: ({ source }) => {
            mark("data-over", false)
            if (typeof source.data.line === "string") told.current(source.data.line, key)
          },
        }),
      ]
    })
    return () => {
      for (const end of ends) end()
    }
  })
}
