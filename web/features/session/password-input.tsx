import { Eye, EyeOff, TriangleAlert } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Input } from "@/components/ui/input.tsx"

interface PasswordInputProps {
  readonly value: string
  readonly onChange: React.ChangeEventHandler<HTMLInputElement>
  readonly onBlur?: () => void
  readonly placeholder?: string
  /** One that is being chosen: a password manager proposes and keeps it. */
  readonly isNew?: boolean
  readonly autoFocus?: boolean
  /** Whether it is looked at, for two that are looked at together. */
  readonly shown?: readonly [boolean, (isShown: boolean) => void]
}
/** A password that can be looked at; warns while Caps Lock is on. */
export function PasswordInput({
  value,
  onChange,
  onBlur,
  placeholder,
  isNew = false,
  autoFocus = false,
  shown,
}: PasswordInputProps) {
  const { t } = useTranslation("session")
  const own = useState(false)
  const [isShown, setShown] = shown ?? own
  const [hasCapsLock, setCapsLock] = useState(false)
  const watchCapsLock = (event: React.KeyboardEvent) => setCapsLock(event.getModifierState("CapsLock"))
  const Icon = isShown ? EyeOff : Eye
  return (
    <>
      <div className="relative">
        <Input
          name="password"
          type={isShown ? "text" : "password"}
          required
          autoFocus={autoFocus}
          autoComplete={isNew ? "new-password" : "current-password"}
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={placeholder}
          value={value}
          onChange={onChange}
          onKeyDown={watchCapsLock}
          onKeyUp={watchCapsLock}
          onBlur={() => {
            setCapsLock(false)
            onBlur?.()
          }}
          tall
        />
        <button
          type="button"
          aria-pressed={isShown}
          aria-label={isShown ? t("hidePassword") : t("showPassword")}
          onClick={() => setShown(!isShown)}
          className="absolute inset-y-0 right-0 flex min-w-11 max-md:min-w-12 items-center justify-center gap-1.5 rounded-r-md px-3 text-muted-foreground hover:text-foreground max-md:px-4 max-md:text-sm max-md:font-bold max-md:text-link"
        >
          <Icon className="size-4.5 max-md:size-5" aria-hidden="true" />
          <span className="md:hidden">{isShown ? t("hide") : t("show")}</span>
        </button>
      </div>
      <p aria-live="polite" className="text-2xs text-warning max-md:text-sm">
        {hasCapsLock && (
          <span className="mt-1 flex items-center gap-1">
            <TriangleAlert className="size-3.5" aria-hidden="true" />
            {t("capsLock")}
          </span>
        )}
      </p>
    </>
  )
}
