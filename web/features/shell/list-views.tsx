import { Bookmark } from "lucide-react"
import { lazy } from "react"
import { useTranslation } from "react-i18next"
import { buttonVariants } from "@/components/ui/button.tsx"
import { LateMenu } from "@/components/ui/late-menu.tsx"
import type { List } from "@/lib/list/use-list.ts"

const ViewsMenu = lazy(() => import("./views-menu.tsx"))

/** 表示を保存: of a list whose filters stand in the address alone. */
export function ListViews<Row extends object>({ list }: { readonly list: List<Row> }) {
  const { t } = useTranslation("list")
  const { name, choice, choose } = list
  return (
    <LateMenu
      className={buttonVariants({ variant: "ghost", size: "sm" })}
      menu={(button) => <ViewsMenu button={button} list={name} choice={choice} choose={choose} />}
    >
      <Bookmark aria-hidden="true" />
      {t("views")}
    </LateMenu>
  )
}
