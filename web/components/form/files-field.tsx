import { FileText, Paperclip, X } from "lucide-react"
import { useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { filesAtOnce } from "#modules/files/codes.ts"
import { type FieldLooks, Labelled } from "@/components/form/labelled.tsx"
import { Button } from "@/components/ui/button.tsx"
import { ApiError, sentenceOf } from "@/lib/api-error.ts"
import { useAttempt } from "@/lib/attempt.ts"
import { upload } from "@/lib/files-client.ts"
import type { BoundField } from "@/lib/form/bound-field.ts"

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
  const { t: common } = useTranslation("common")
  const attempt = useAttempt()
  const chooser = useRef<HTMLInputElement>(null)
  const [isSending, setSending] = useState(false)
  const [isOver, setOver] = useState(false)
  const [trouble, setTrouble] = useState<string>()
  const send = async (chosen: ReadonlyArray<File>) => {
    if (chosen.length === 0 || isSending || isReadOnly) return
    if (value.length + chosen.length > filesAtOnce) {
      setTrouble(t("files.tooMany", { count: filesAtOnce }))
      return
    }
    setSending(true)
    setTrouble(undefined)
    const sign = chosen.map(({ lastModified, name, size }) => [name, size, lastModified])
    try {
      const sent = await attempt(sign, (key) => upload(chosen, key))
      onChange([...value, ...sent.map(({ id, name, url }) => ({ id, name, url }))])
    } catch (fault) {
      setTrouble((fault instanceof ApiError ? fault.fields[0]?.message : undefined) ?? sentenceOf(fault, common))
    } finally {
      setSending(false)
    }
  }
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
          void send([...event.dataTransfer.files])
        }}
        onPaste={(event) => void send([...event.clipboardData.files])}
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
                void send([...(target.files ?? [])])
                // The same file can be chosen once more.
                target.value = ""
              }}
            />
            <Button variant="outline" size="sm" busy={isSending} onClick={() => chooser.current?.click()}>
              <Paperclip />
              {t("file.choose")}
            </Button>
            <span className="text-2xs text-muted-foreground max-md:hidden">{t("files.drop")}</span>
          </span>
        )}
      </div>
    </Labelled>
  )
}
