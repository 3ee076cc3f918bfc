import { FileText, Paperclip, X } from "lucide-react"
import { useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { filesAtOnce } from "#modules/files/codes.ts"
import { type FieldLooks, Labelled } from "@/components/form/labelled.tsx"
import { Button } from "@/components/ui/button.tsx"
import type { BoundField } from "@/lib/form/bound-field.ts"
import { useUpload } from "@/lib/use-upload.ts"

export interface KnownFile {
  readonly id: string
  readonly name: string
  readonly url: string
}
interface FilesFieldProps extends BoundField<ReadonlyArray<KnownFile>>, FieldLooks {
  readonly accept: string
}
/** Several files of the form: chosen, dropped or pasted, sent at once; the form keeps which they are. */
export function FilesField(props: FilesFieldProps) {
  const { accept, value, onChange, isReadOnly } = props
  const { t } = useTranslation("form")
  const chooser = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const { isSending, retry, send, trouble } = useUpload({
    most: filesAtOnce,
    held: value.length,
    onSent: (sent) => onChange([...value, ...sent.map(({ id, name, url }) => ({ id, name, url }))]),
  })
  const take = (chosen: ReadonlyArray<File>) => void (isReadOnly === true || send(chosen))
  return (
    <Labelled
      of={trouble === undefined ? props : { ...props, error: trouble }}
      group
      hint={props.hint}
      aside={<span className="tnum text-2xs text-muted-foreground">{`${value.length} / ${filesAtOnce}`}</span>}
      className={props.className ?? ""}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same by keyboard */}
      <div
        data-over={isOver || undefined}
        className="flex flex-col gap-1 rounded-md border border-dashed p-2 data-over:border-primary data-over:bg-accent"
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          take([...event.dataTransfer.files])
        }}
        onPaste={(event) => take([...event.clipboardData.files])}
      >
        {value.map(({ id, name, url }) => (
          <span key={id} className="flex min-h-9 items-center gap-2">
            <FileText className="size-4 shrink-0 text-muted-foreground" aria-hidden="true" />
            <a
              href={url}
              target="_blank"
              rel="noreferrer"
              className="min-w-0 flex-1 truncate text-link hover:underline"
            >
              {name}
            </a>
            {!isReadOnly && (
              <Button
                variant="ghost"
                size="icon-sm"
                aria-label={t("files.remove", { name })}
                onClick={() => onChange(value.filter((one) => one.id !== id))}
              >
                <X />
              </Button>
            )}
          </span>
        ))}
        {isReadOnly && value.length === 0 && <span className="text-muted-foreground">{t("file.none")}</span>}
        {!isReadOnly && (
          <span className="flex flex-wrap items-center gap-2">
            <input
              ref={chooser}
              type="file"
              multiple
              accept={accept}
              className="sr-only"
              tabIndex={-1}
              aria-hidden="true"
              onChange={({ target }) => {
                take([...(target.files ?? [])])
                // The same file can be chosen once more.
                target.value = ""
              }}
            />
            <Button variant="outline" size="sm" busy={isSending} onClick={() => chooser.current?.click()}>
              <Paperclip />
              {t("file.choose")}
            </Button>
            {retry !== undefined && (
              <Button variant="outline" size="sm" onClick={() => void retry()}>
                {t("files.again")}
              </Button>
            )}
            <span className="text-2xs text-muted-foreground max-md:hidden">{t("files.drop")}</span>
          </span>
        )}
      </div>
    </Labelled>
  )
}
