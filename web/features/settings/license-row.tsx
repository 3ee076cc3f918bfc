import { Pencil, X } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { data } from "@/lib/client.ts"
import { people } from "@/lib/people-client.ts"
import { type License, licensesKey } from "./license-query.ts"
import { RenameForm } from "./rename-form.tsx"

interface LicenseRowProps {
  readonly license: License
  readonly mayWrite: boolean
  readonly onRenamed: (saved: License) => void
  readonly onRemove: () => void
}
/** One name that records can be written with: renamed by its pencil, taken out by its cross. */
export function LicenseRow({ license, mayWrite, onRenamed, onRemove }: LicenseRowProps) {
  const { t } = useTranslation("settings")
  const [isRenamed, setRenamed] = useState(false)
  const { id, name, version } = license
  return (
    <li className="flex min-h-11 items-center gap-2 px-3">
      {isRenamed ? (
        <RenameForm
          name={name}
          invalidates={licensesKey}
          schema={async () => (await import("#modules/people/contract.ts")).peopleContract.updateLicense.body}
          bodyOf={(next) => ({ version, name: next })}
          send={(body, extraHeaders) => data(people.updateLicense({ params: { id }, body, extraHeaders }))}
          onSaved={onRenamed}
          onEnd={() => setRenamed(false)}
        />
      ) : (
        <>
          <span className="min-w-0 grow">{name}</span>
          {mayWrite && (
            <>
              <Button
                variant="ghost"
                size="icon-sm"
                aria-label={t("rename", { name })}
                onClick={() => setRenamed(true)}
              >
                <Pencil />
              </Button>
              <Button variant="ghost" size="icon-sm" aria-label={t("remove", { name })} onClick={onRemove}>
                <X />
              </Button>
            </>
          )}
        </>
      )}
    </li>
  )
}
