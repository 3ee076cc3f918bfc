import { useRef, useState } from "react"
import type { ImportKind } from "#modules/imports/codes.ts"
import { useWrite } from "@/lib/use-write.ts"
import {
  type ImportView,
  importsKey,
  type RowChange,
  type RowChanges,
  type SentSheet,
  sendSheet,
  type WantedMapping,
} from "./import-queries.ts"
import { listKeys } from "./kinds.ts"

export const steps = ["file", "columns", "check", "done"] as const
export type Step = (typeof steps)[number]

/**
 * One import from the file to what was saved. The file and what was put right in it stay here until then; the server is
 * asked what would become of them, and keeps nothing.
 */
export const useImport = (kind: ImportKind) => {
  const [step, setStep] = useState<Step>("file")
  const [file, setFile] = useState<File>()
  const [mapping, setMapping] = useState<WantedMapping>({})
  const [changes, setChanges] = useState<RowChanges>({})
  const [view, setView] = useState<ImportView>()
  const [isBrokenOff, setIsBrokenOff] = useState(false)
  const breaking = useRef<AbortController>(undefined)
  const look = useWrite({ write: (sent: SentSheet, key) => sendSheet(sent, key), quiet: true, onDone: setView })
  const sentOf = (over: Partial<SentSheet>): SentSheet | undefined => {
    const sheet = over.file ?? file
    if (sheet === undefined) return undefined
    const stamp = `${sheet.name} ${sheet.size} ${sheet.lastModified}`
    return { kind, file: sheet, stamp, mapping, changes, isDry: true, ...over }
  }
  const lookAt = (over: Partial<SentSheet>, next?: Step) => {
    const sent = sentOf(over)
    if (sent !== undefined) look.mutate(sent, { onSuccess: () => next !== undefined && setStep(next) })
  }
  const save = useWrite({
    write: (sent: SentSheet, key) => {
      breaking.current = new AbortController()
      return sendSheet(sent, key, breaking.current.signal)
    },
    quiet: true,
    invalidates: [importsKey, ...listKeys[kind]],
    onDone: (told) => {
      setView(told)
      setStep("done")
    },
    // Something came between the look and the saving, or it was broken off: a new look says how it stands.
    onFailed: () => {
      setIsBrokenOff(breaking.current?.signal.aborted === true)
      lookAt({})
    },
  })
  return {
    step,
    file,
    view,
    mapping,
    changes,
    isBusy: look.isPending || save.isPending,
    isSaving: save.isPending,
    isBrokenOff,
    error: look.error ?? (isBrokenOff ? null : save.error),
    /** A new sheet: nothing of the last one is kept. */
    read: (next: File) => {
      setFile(next)
      setMapping({})
      setChanges({})
      save.reset()
      lookAt({ file: next, mapping: {}, changes: {} }, "columns")
    },
    map: (next: WantedMapping) => {
      setMapping(next)
      lookAt({ mapping: next })
    },
    change: (row: number, patch: RowChange) => {
      const before = changes[row]
      const cells = patch.cells === undefined ? before?.cells : { ...before?.cells, ...patch.cells }
      setChanges({ ...changes, [row]: { ...before, ...patch, ...(cells === undefined ? {} : { cells }) } })
    },
    check: () => {
      setIsBrokenOff(false)
      save.reset()
      lookAt({}, "check")
    },
    breakOff: () => breaking.current?.abort(),
    save: () => {
      setIsBrokenOff(false)
      const sent = sentOf({ isDry: false })
      if (sent !== undefined) save.mutate(sent)
    },
    goTo: setStep,
    startAnew: () => {
      look.reset()
      save.reset()
      setFile(undefined)
      setView(undefined)
      setMapping({})
      setChanges({})
      setStep("file")
    },
  }
}
export type Import = ReturnType<typeof useImport>
