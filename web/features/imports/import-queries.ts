/** What was imported lately, by kind; and the sending of a sheet, which is asked as often as somebody likes. */
import { queryOptions } from "@tanstack/react-query"
import type { ImportKind } from "#modules/imports/codes.ts"
import { loadTexts } from "@/i18n/i18n.ts"
import type { Attempt } from "@/lib/attempt.ts"
import { data } from "@/lib/client.ts"
import { queryClient } from "@/lib/query-client.ts"
import { imports } from "./client.ts"

const fetchImports = (kind: ImportKind) => data(imports.listImports({ params: { kind } }))
export type ImportsOfKind = Awaited<ReturnType<typeof fetchImports>>
export type MadeImport = ImportsOfKind["imports"][number]

export const importsKey = ["imports"] as const
export const importsQuery = (kind: ImportKind) =>
  queryOptions({ queryKey: [...importsKey, kind], queryFn: () => fetchImports(kind), staleTime: 0 })

export const loadImports = (kind: ImportKind) =>
  Promise.all([queryClient.ensureQueryData(importsQuery(kind)), loadTexts("imports"), loadTexts("form")])

/** How the sheet is to be read; what is left out is guessed by the server. */
export interface WantedMapping {
  readonly sheet?: number
  readonly headRow?: number
  readonly columns?: Readonly<Record<string, number>>
  readonly values?: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly constants?: Readonly<Record<string, string>>
  readonly isKept?: 0 | 1
  readonly isRemembered?: 0 | 1
}
export interface RowChange {
  readonly cells?: Readonly<Record<string, string>>
  readonly isSkipped?: 0 | 1
  readonly isOther?: 0 | 1
}
export type RowChanges = Readonly<Record<number, RowChange>>

export interface SentSheet {
  readonly kind: ImportKind
  readonly file: File
  /** A file says nothing of itself in JSON: by this the attempt knows one from another. */
  readonly stamp: string
  readonly mapping: WantedMapping
  readonly changes: RowChanges
  readonly isDry: boolean
}

/** The server takes nothing of what is broken off before it has answered. */
export const sendSheet = (
  { changes, file, isDry, kind, mapping }: SentSheet,
  extraHeaders: Attempt,
  signal: AbortSignal | null = null,
) => {
  const body = new FormData()
  body.append("files", file)
  body.append("dryRun", isDry ? "1" : "0")
  body.append("mapping", JSON.stringify(mapping))
  const rows = Object.entries(changes).map(([row, change]) => ({ row: Number(row), ...change }))
  body.append("changes", new File([JSON.stringify(rows)], "changes.json"))
  return data(imports.makeImport({ params: { kind }, body, extraHeaders, fetchOptions: { signal } }))
}
export type ImportView = Awaited<ReturnType<typeof sendSheet>>
export type WrongRow = ImportView["rows"][number]
export type SheetField = ImportView["fields"][number]
