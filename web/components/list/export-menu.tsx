import { FileSpreadsheet, Printer, Table2 } from "lucide-react"
import { useTranslation } from "react-i18next"
import { ConfirmDialog } from "@/components/ui/alert-dialog.tsx"
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuGroup,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu.tsx"
import type { MenuButton } from "@/components/ui/late-menu.tsx"
import type { ListFile } from "./use-list-file.ts"

const files = [
  { kind: "excel", icon: FileSpreadsheet, word: "excel", hint: undefined },
  { kind: "csv", icon: Table2, word: "csv", hint: "csvUtf8" },
  { kind: "shiftJis", icon: Table2, word: "csv", hint: "csvShiftJis" },
] as const
/** So many of the places that would be spoilt are named. */
const namedPlaces = 12

interface ExportMenuProps {
  readonly button: MenuButton
  /** Which rows and how many columns. */
  readonly label: string
  readonly file: ListFile
  readonly onPrint: () => void
}
/** What 出力 offers, and the question before a file is spoilt. */
export default function ExportMenu({ button, label, file, onPrint }: ExportMenuProps) {
  const { t } = useTranslation("list")
  const { spoilt } = file
  const more = spoilt.length - namedPlaces
  const places = spoilt
    .slice(0, namedPlaces)
    .map(({ line, label: column, text, signs }) => t("spoiltCell", { line, column, text, signs: signs.join(" ") }))
  return (
    <>
      <DropdownMenu defaultOpen>
        <DropdownMenuTrigger {...button} />
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
