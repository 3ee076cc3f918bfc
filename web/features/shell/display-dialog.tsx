import { useState } from "react"
import { useTranslation } from "react-i18next"
import { textPercents } from "#modules/kernel/fields/page-sizes.ts"
import { Dialog, DialogBody, DialogContent, DialogHeader } from "@/components/ui/dialog.tsx"
import { ToggleGroup } from "@/components/ui/toggle-group.tsx"
import { changeLanguage, languages } from "@/i18n/i18n.ts"
import { data, identity } from "@/lib/client.ts"
import { type Display, keepDisplay, storedDisplay, themes } from "@/lib/display.ts"
import { useWrite } from "@/lib/use-write.ts"
import { languageNames } from "../session/language-choice.tsx"
import { workspaceQuery } from "../session/workspace.ts"

const themeTexts = {
  system: "themeSystem",
  light: "themeLight",
  dark: "themeDark",
  outdoor: "themeOutdoor",
} as const
const sampleSizes = { 100: "text-sm", 125: "text-base", 150: "text-lg", 200: "text-2xl" } as const

/** ことば・見やすさ: changes at once on this device, then for the person on the server. */
export default function DisplayDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation("shell")
  const [display, setDisplay] = useState(storedDisplay)
  const save = useWrite({
    write: (body: Display, extraHeaders) => data(identity.updatePreferences({ body, extraHeaders })),
    invalidates: [workspaceQuery.queryKey],
    quiet: true,
  })
  const choose = (change: Partial<Display>) => {
    const next = { ...display, ...change }
    setDisplay(next)
    keepDisplay(next)
    void changeLanguage(next.language)
    save.mutate(next)
  }
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent>
        <DialogHeader title={t("display")} description={t("displayHint")} />
        <DialogBody className="flex flex-col gap-5 pb-6">
          <Choice title="ことば ／ Ngôn ngữ ／ Language">
            <ToggleGroup
              wide
              label={t("language")}
              value={display.language}
              onChange={(language) => choose({ language })}
              options={languages.map((value) => ({ value, label: <span lang={value}>{languageNames[value]}</span> }))}
            />
          </Choice>
          <Choice title={t("textSize")}>
            <ToggleGroup
              wide
              label={t("textSize")}
              value={String(display.textPercent)}
              onChange={(chosen) => {
                const textPercent = textPercents.find((percent) => String(percent) === chosen)
                if (textPercent !== undefined) choose({ textPercent })
              }}
              options={textPercents.map((percent) => ({
                value: String(percent),
                label: (
                  <span className="flex flex-col items-center leading-tight">
                    <span aria-hidden="true" className={sampleSizes[percent]}>
                      あ
                    </span>
                    <span className="text-2xs">{percent}%</span>
                  </span>
                ),
              }))}
              className="[&>button]:min-h-16"
            />
            <p className="mt-2 rounded-lg border px-3 py-2">
              <span className="block text-2xs text-muted-foreground">{t("textSample")}</span>
              <b className="text-base">{t("textSampleLine")}</b>
            </p>
          </Choice>
          <Choice title={t("theme")}>
            <ToggleGroup
              wide
              label={t("theme")}
              value={display.theme}
              onChange={(theme) => choose({ theme })}
              options={themes.map((value) => ({ value, label: t(themeTexts[value]) }))}
              className="flex-wrap"
            />
            <p className="mt-1 text-xs text-muted-foreground">{t("themeOutdoorHint")}</p>
          </Choice>
          {save.isError && (
            <p role="alert" className="rounded-lg bg-warning-bg px-3 py-2 text-warning">
              {t("displayNotSaved")}
            </p>
          )}
        </DialogBody>
      </DialogContent>
    </Dialog>
  )
}
function Choice({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
  return (
    <section>
      <h3 className="mb-1.5 text-xs text-muted-foreground max-md:text-sm max-md:font-bold">{title}</h3>
      {children}
    </section>
  )
}
