import { ChevronDown, FileDown, FileSpreadsheet, Printer, Table2 } from "lucide-react"
import { useTranslation } from "react-i18next"
import { ConfirmDialog } from "@/components/ui/alert-dialog.tsx"
import { buttonVariants } from "@/components/ui/button.tsx"
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuGroup,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu.tsx"
import type { ListFile } from "./use-list-file.ts"

const files = [
  { kind: "excel", icon: FileSpreadsheet, word: "excel", hint: undefined },
  { kind: "csv", icon: Table2, word: "csv", hint: "csvUtf8" },
  { kind: "shiftJis", icon: Table2, word: "csv", hint: "csvShiftJis" },
] as const
/** So many of the places that would be spoilt are named. */
const namedPlaces = 12

interface ExportMenuProps {
  /** Which rows and how many columns. */
  readonly label: string
  readonly file: ListFile
  readonly isEmpty: boolean
  readonly size: "sm" | "default"
  readonly onPrint: () => void
}
/** The button 出力 and its menu. */
export default function ExportMenu({ label, file, isEmpty, size, onPrint }: ExportMenuProps) {
  const { t } = useTranslation("list")
  const { spoilt } = file
  const more = spoilt.length - namedPlaces
  const places = spoilt
    .slice(0, namedPlaces)
    .map(({ line, label: column, text, signs }) => t("spoiltCell", { line, column, text, signs: signs.join(" ") }))
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger disabled={file.isBusy || isEmpty} className={buttonVariants({ variant: "outline", size })}>
          <FileDown aria-hidden="true" />
          {t("export")}
          <ChevronDown aria-hidden="true" />
        </DropdownMenuTrigger>
        <DropdownMenuContent className="w-72">
          <DropdownMenuGroup>
            <DropdownMenuLabel>{label}</DropdownMenuLabel>
            {files.map(({ kind, icon: Icon, word, hint }) => (
              <DropdownMenuItem key={kind} onClick={() => void file.begin(kind)}>
                <Icon aria-hidden="true" />
                {t(word)}
                {hint !== undefined && <span className="text-xs text-muted-foreground">{t(hint)}</span>}
              </DropdownMenuItem>
            ))}
          </DropdownMenuGroup>
          <DropdownMenuSeparator />
          <DropdownMenuItem onClick={onPrint}>
            <Printer aria-hidden="true" />
            {t("print")}
            <span className="text-xs text-muted-foreground">{t("printHint")}</span>
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <ConfirmDialog
        open={spoilt.length > 0}
        onOpenChange={file.stop}
        title={t("spoiltTitle")}
        description={t("spoiltHint")}
        losses={more > 0 ? [...places, t("spoiltMore", { count: more })] : places}
        action={t("spoiltSave")}
        onConfirm={file.goOn}
      />
    </>
  )
}
