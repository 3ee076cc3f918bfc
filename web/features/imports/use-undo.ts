import { useTranslation } from "react-i18next"
import type { ImportKind } from "#modules/imports/codes.ts"
import { data } from "@/lib/client.ts"
import { useWrite } from "@/lib/use-write.ts"
import { imports } from "./client.ts"
import { importsKey } from "./import-queries.ts"
import { listKeys } from "./kinds.ts"

interface Wanted {
  readonly id: number
  readonly version: number
}
/** Takes an import back; gives what stays and why. */
export const useUndo = (kind: ImportKind, onOver?: () => void) => {
  const { t } = useTranslation("imports")
  return useWrite({
    write: ({ id, version }: Wanted, extraHeaders) =>
      data(imports.undoImport({ params: { id }, body: { status: 0, version }, extraHeaders })),
    invalidates: [importsKey, ...listKeys[kind]],
    done: ({ removed }) => t("removed", { count: removed }),
    onDone: () => onOver?.(),
    onFailed: () => onOver?.(),
  })
}
export type Undone = NonNullable<ReturnType<typeof useUndo>["data"]>
