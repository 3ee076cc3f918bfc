import { useTranslation } from "react-i18next"
import type { EditScope } from "#modules/kernel/codes/project.ts"
import type { Draft } from "./draft.ts"
import { type Mark, markedPeople, peopleConcerned, peopleReached, vendorsAskedAnew } from "./scope-people.ts"
import type { TaskView } from "./task-query.ts"

const markWords = { added: "scope.added", removed: "scope.removed", changed: "scope.row" } as const satisfies Record<
  Mark,
  string
>
/** So many names are said; the rest is a number. */
const mostNamed = 12

/** 「通知先：小林 浩二さん（追加）、東和足場」 of each scope, or that nobody hears of it. */
export const useToldWords = () => {
  const { t } = useTranslation(["arranging", "calendar"])
  const told = (names: ReadonlyArray<string>) => {
    if (names.length === 0) return t("scope.tellsNobody")
    const rest = names.length - mostNamed
    const named = [...names.slice(0, mostNamed), ...(rest > 0 ? [t("calendar:morePeople", { count: rest })] : [])]
    return t("scope.tells", { names: named.join("、") })
  }
  const san = (name: string) => t("scope.person", { name })
  return {
    /** Holding, taking a hold back and deleting are told to all who are on it, and to its partners. */
    ofState: (view: TaskView, scope: EditScope, isQuiet: boolean) => {
      if (isQuiet) return t("scope.tellsNobody")
      const vendors = (view.vendors ?? []).map(({ vendorCompanyName }) => vendorCompanyName)
      const customer = view.customerCompanyName ?? ""
      const partners = [...new Set([...vendors, ...(customer === "" ? [] : [customer])])]
      return told([...peopleReached(view, scope).map(({ name }) => san(name)), ...partners])
    },
    ofChange: (view: TaskView, base: Draft, draft: Draft, scope: EditScope) => {
      const { tells } = draft.more
      if (tells === "nobody") return t("scope.tellsNobody")
      const marked = markedPeople(base, draft)
      const others = peopleConcerned(view, draft, scope).filter(({ userId }) =>
        marked.every((one) => one.userId !== userId),
      )
      return told([
        ...marked.map(({ name, mark }) => t(markWords[mark], { name })),
        ...(tells === "all" ? others.map(({ name }) => san(name)) : []),
        ...(tells === "all" ? vendorsAskedAnew(base, draft) : []),
      ])
    },
  }
}
