import { useTranslation } from "react-i18next"
import { data } from "@/lib/client.ts"
import { useWrite } from "@/lib/use-write.ts"
import { notices } from "./client.ts"
import { noticesKey } from "./notice-queries.ts"

type Which = { readonly ids: ReadonlyArray<number> } | { readonly all: true }
/** The badge in the frame counts them too. */
const shownIn = [noticesKey, ["workspace"]]

/** Marks some or all as read. */
export const useReadNotices = () =>
  useWrite({
    write: (which: Which, extraHeaders) => data(notices.readMultiple({ body: which, extraHeaders })),
    invalidates: shownIn,
  })

/** Takes some off the list for good. */
export const useDeleteNotices = (onEnd: () => void) => {
  const { t } = useTranslation("notices")
  return useWrite({
    write: (which: { readonly ids: ReadonlyArray<number> }, extraHeaders) =>
      data(notices.deletedMultiple({ body: which, extraHeaders })),
    done: t("deleted"),
    onDone: onEnd,
    onFailed: onEnd,
    invalidates: shownIn,
  })
}
