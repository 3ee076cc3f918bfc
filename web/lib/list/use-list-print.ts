import { useEffect, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { dayOfInstant } from "../format.ts"
import { usePrinting } from "../use-printing.ts"
import type { ListSource } from "./source.ts"

export type Rows<Row> = ReadonlyArray<Row> | Promise<ReadonlyArray<Row>>

/**
 * Brings rows to paper, and to a PDF by the browser's own print: letters are letters there, and every phone and desk has it.
 * Ctrl+P takes every row of the filter; the browser's menu takes those that are here.
 */
export const useListPrint = <Row>(title: string, rows: ReadonlyArray<Row>, source: ListSource<Row>) => {
  const isPrinting = usePrinting()
  const [chosen, setChosen] = useState<ReadonlyArray<Row>>()
  const print = async (wanted: Rows<Row>) => {
    const all = await wanted
    flushSync(() => setChosen(all))
    const before = document.title
    // The browser calls the PDF by it.
    document.title = [title, dayOfInstant(new Date().toISOString())].join("_")
    window.print()
    document.title = before
    setChosen(undefined)
  }
  const every = useRef(() => print(rows))
  every.current = () => print(rows.length >= source.total ? rows : source.loadAll())
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || event.key !== "p") return
      event.preventDefault()
      void every.current()
    }
    addEventListener("keydown", press)
    return () => removeEventListener("keydown", press)
  }, [])
  return { print, paper: chosen ?? (isPrinting ? rows : undefined) }
}
