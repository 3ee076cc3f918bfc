import { Camera, Trash2 } from "lucide-react"
import { lazy, Suspense, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { type FieldLooks, Labelled } from "@/components/form/labelled.tsx"
import { Avatar } from "@/components/ui/avatar.tsx"
import { Button } from "@/components/ui/button.tsx"
import { useAttempt } from "@/lib/attempt.ts"
import { type PictureKind, type SendPicture, sendPicture } from "@/lib/files-client.ts"
import type { BoundField } from "@/lib/form/bound-field.ts"
import { sentFiles } from "@/lib/sent-files.ts"

const CropDialog = lazy(async () => ({ default: (await import("./crop-dialog.tsx")).CropDialog }))

interface PictureFieldProps extends BoundField<string>, FieldLooks {
  /** Whose picture it is: its first letter stands where there is none. */
  readonly of: string
  /** The address of the file that is stored, by its id. */
  readonly stored?: { readonly id: string; readonly address: string } | undefined
  readonly kind?: PictureKind
  /** Where it goes; as a member of a company where nothing is said. */
  readonly by?: SendPicture
}
/** A picture of the form: chosen, cut to a square, sent at once; the form keeps its id, and says it when it is saved. */
export function PictureField(props: PictureFieldProps) {
  const { of, stored, kind = "avatar", by = sendPicture, value, onChange, label, isReadOnly } = props
  const { t } = useTranslation("form")
  const attempt = useAttempt()
  const chooser = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<File>()
  const shown = (stored?.id === value ? stored : sentFiles.find(value))?.address ?? null
  const send = async (picture: File) => {
    const input = [picture.name, picture.size, picture.lastModified]
    const file = await attempt(input, (key) => by(picture, kind, key))
    if (file === undefined) return
    sentFiles.keep({ ...file, name: picture.name })
    onChange(file.id)
    setChosen(undefined)
  }
  return (
    <Labelled of={props} group hint={props.hint} className={props.className ?? ""}>
      <fieldset aria-label={label} className="flex min-w-0 flex-wrap items-center gap-3">
        <Avatar
          name={of === "" ? "？" : of}
          src={shown}
          size={80}
          decorative
          shape={kind === "stamp" ? "square" : "round"}
        />
        {!isReadOnly && (
          <>
            <input
              ref={chooser}
              type="file"
              accept="image/jpeg,image/png,image/webp"
              className="sr-only"
              tabIndex={-1}
              aria-hidden="true"
              onChange={({ target }) => {
                setChosen(target.files?.[0])
                // The same file can be chosen once more.
                target.value = ""
              }}
            />
            <Button variant="outline" onClick={() => chooser.current?.click()}>
              <Camera />
              {t("picture.choose")}
            </Button>
            {value !== "" && (
              <Button variant="ghost" onClick={() => onChange("")}>
                <Trash2 />
                {t("picture.remove")}
              </Button>
            )}
          </>
        )}
      </fieldset>
      <Suspense>
        {chosen !== undefined && (
          <CropDialog file={chosen} title={label} kind={kind} use={send} onClose={() => setChosen(undefined)} />
        )}
      </Suspense>
    </Labelled>
  )
}
