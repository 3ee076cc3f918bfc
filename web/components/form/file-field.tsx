import { Paperclip, Trash2 } from "lucide-react"
import { useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { type FieldLooks, Labelled } from "@/components/form/labelled.tsx"
import { Button } from "@/components/ui/button.tsx"
import { ApiError, sentenceOf } from "@/lib/api-error.ts"
import { useAttempt } from "@/lib/attempt.ts"
import { upload } from "@/lib/files-client.ts"
import type { BoundField } from "@/lib/form/bound-field.ts"
import { sentFiles } from "@/lib/sent-files.ts"

interface Known {
  readonly id: string
  readonly name: string
  readonly url: string
}
const addressOf = (file: Known | NonNullable<ReturnType<typeof sentFiles.find>>) =>
  "url" in file ? file.url : file.address

interface FileFieldProps extends BoundField<string>, FieldLooks {
  readonly stored?: Known | null | undefined
  /** Endings and types that the chooser offers; the server looks at the bytes. */
  readonly accept: string
}
/** One file of the form: sent as soon as it is chosen; the form keeps its id, and says it when it is saved. */
export function FileField(props: FileFieldProps) {
  const { stored, accept, value, onChange, isReadOnly } = props
  const { t } = useTranslation("form")
  const { t: common } = useTranslation("common")
  const attempt = useAttempt()
  const chooser = useRef<HTMLInputElement>(null)
  const [isSending, setSending] = useState(false)
  const [trouble, setTrouble] = useState<string>()
  const shown = stored?.id === value ? stored : sentFiles.find(value)
  const send = async (chosen: File) => {
    setSending(true)
    setTrouble(undefined)
    try {
      const [file] = await attempt([chosen.name, chosen.size, chosen.lastModified], (key) => upload([chosen], key))
      if (file === undefined) return
      sentFiles.keep({ ...file, address: file.url })
      onChange(file.id)
    } catch (fault) {
      const named = fault instanceof ApiError ? fault.fields[0]?.message : undefined
      setTrouble(
        named === undefined ? sentenceOf(fault, common) : t("picture.refused", { name: chosen.name, why: named }),
      )
    } finally {
      setSending(false)
    }
  }
  return (
    <Labelled
      of={trouble === undefined ? props : { ...props, error: trouble }}
      group
      hint={props.hint}
      className={props.className ?? ""}
    >
      <div className="flex flex-wrap items-center gap-3">
        {shown != null && (
          <a
            href={addressOf(shown)}
            target="_blank"
            rel="noreferrer"
            className="min-w-0 truncate text-link hover:underline"
          >
            {shown.name}
          </a>
        )}
        {isReadOnly && shown == null && <span className="text-muted-foreground">{t("file.none")}</span>}
        {!isReadOnly && (
          <>
            <input
              ref={chooser}
              type="file"
              accept={accept}
              className="sr-only"
              tabIndex={-1}
              aria-hidden="true"
              onChange={({ target }) => {
                const chosen = target.files?.[0]
                if (chosen !== undefined) void send(chosen)
                // The same file can be chosen once more.
                target.value = ""
              }}
            />
            <Button variant="outline" aria-disabled={isSending} onClick={() => !isSending && chooser.current?.click()}>
              <Paperclip />
              {t("file.choose")}
            </Button>
            {value !== "" && (
              <Button variant="ghost" onClick={() => onChange("")}>
                <Trash2 />
                {t("file.remove")}
              </Button>
            )}
          </>
        )}
      </div>
    </Labelled>
  )
}
