import { FileSpreadsheet, Upload } from "lucide-react"
import { useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { type ImportKind, largestImportMegabytes, mostImportRows } from "#modules/imports/codes.ts"
import { Button } from "@/components/ui/button.tsx"
import { Card } from "@/components/ui/card.tsx"
import { FormField } from "@/components/ui/form-field.tsx"
import { Textarea } from "@/components/ui/input.tsx"
import { cn } from "@/lib/class-names.ts"
import { figure } from "@/lib/format.ts"
import { toast } from "@/lib/toast.ts"
import { ImportHistory } from "./import-history.tsx"
import type { Import } from "./use-import.ts"

interface StepProps {
  readonly kind: ImportKind
  readonly of: Import
}
/** A file that is dropped, chosen or pasted. */
export function FileStep({ kind, of }: StepProps) {
  const { t } = useTranslation("imports")
  const picker = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const [pasted, setPasted] = useState("")
  const take = (file: File | undefined) => file !== undefined && of.read(file)
  const readPasted = () => take(new File([pasted], `${t("pasted")}.tsv`, { lastModified: pasted.length }))
  return (
    <>
      <div className="grid grid-cols-2 items-stretch gap-4 big-text:grid-cols-1 max-md:grid-cols-1">
        <section
          aria-label={t("drop")}
          onDragOver={(event) => {
            event.preventDefault()
            setIsOver(true)
          }}
          onDragLeave={() => setIsOver(false)}
          onDrop={(event) => {
            event.preventDefault()
            setIsOver(false)
            const [first, ...others] = event.dataTransfer.files
            if (others.length > 0) toast.error(t("oneAtATime", { count: others.length }))
            take(first)
          }}
          className={cn(
            "flex min-h-56 flex-col items-center justify-center gap-3 rounded-lg border-2 border-dashed bg-card px-5 py-6 text-center",
            isOver && "border-primary bg-accent",
          )}
        >
          <FileSpreadsheet aria-hidden="true" className="size-9 text-muted-foreground" />
          <b>{t("drop")}</b>
          <p className="text-sm text-muted-foreground">
            {t("dropHint", { megabytes: largestImportMegabytes, rows: figure(mostImportRows) })}
          </p>
          <input
            ref={picker}
            type="file"
            accept=".xlsx,.csv,.tsv,.txt"
            aria-label={t("choose")}
            tabIndex={-1}
            className="sr-only"
            onChange={(event) => {
              take(event.target.files?.[0])
              // The same file may be chosen again once it was put right.
              event.target.value = ""
            }}
          />
          <Button busy={of.isBusy && pasted === ""} onClick={() => picker.current?.click()}>
            <Upload />
            {t("choose")}
          </Button>
        </section>
        <Card className="flex flex-col gap-3 p-4">
          <FormField label={t("paste")} hint={t("pasteHint")}>
            <Textarea
              rows={7}
              value={pasted}
              onChange={(event) => setPasted(event.target.value)}
              className="font-mono"
            />
          </FormField>
          <Button
            variant="outline"
            busy={of.isBusy && pasted !== ""}
            disabled={pasted.trim() === ""}
            onClick={readPasted}
            className="self-start"
          >
            {t("readPasted")}
          </Button>
        </Card>
      </div>
      <ImportHistory kind={kind} />
    </>
  )
}
