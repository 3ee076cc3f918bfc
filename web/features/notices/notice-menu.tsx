import { useTranslation } from "react-i18next"
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu.tsx"
import type { MenuButton } from "@/components/ui/late-menu.tsx"
import type { ListAction } from "@/lib/list/use-list.ts"
import type { Notice } from "./notice-queries.ts"

interface NoticeMenuProps {
  readonly button: MenuButton
  readonly notice: Notice
  readonly actions: ReadonlyArray<ListAction<Notice>>
}
/** What the desk does with ticked notices, for one of them on the phone. Load it lazily. */
export default function NoticeMenu({ button, notice, actions }: NoticeMenuProps) {
  const { t } = useTranslation("notices")
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger {...button} />
      <DropdownMenuContent aria-label={t("menu", { text: notice.text })}>
        {actions
          .filter(({ isPermitted }) => isPermitted(notice))
          .map(({ key, label, run, tone }) => (
            <DropdownMenuItem key={key} onClick={() => run([notice])} {...(tone === undefined ? {} : { tone })}>
              {label}
            </DropdownMenuItem>
          ))}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
