import { useState } from "react"
import { useTranslation } from "react-i18next"
import { data } from "@/lib/client.ts"
import { people } from "@/lib/people-client.ts"
import { useWrite } from "@/lib/use-write.ts"
import { type License, licensesKey } from "./license-query.ts"

/** What was done last: a licence was written down or taken out, or is called otherwise than `was`. */
type Step =
  | { readonly kind: "made"; readonly license: License }
  | { readonly kind: "gone"; readonly license: License }
  | { readonly kind: "renamed"; readonly was: License; readonly now: License }

/** Takes a licence out; the way back writes it down again, under its own id, or calls it what it was called before. */
export const useLicenses = () => {
  const { t } = useTranslation("settings")
  const [last, setLast] = useState<Step>()
  const shared = { invalidates: [licensesKey], done: t("saved") }
  const remove = useWrite({
    ...shared,
    write: ({ id, version }: License, extraHeaders) =>
      data(people.deleteLicense({ params: { id }, body: { version }, extraHeaders })),
    onDone: (license) => setLast({ kind: "gone", license }),
  })
  const takeBack = useWrite({
    ...shared,
    write: async (step: Step, extraHeaders) => {
      if (step.kind === "made") {
        const { id, version } = step.license
        await data(people.deleteLicense({ params: { id }, body: { version }, extraHeaders }))
        return
      }
      await (step.kind === "gone"
        ? data(people.createLicense({ body: { kind: step.license.kind, name: step.license.name }, extraHeaders }))
        : data(
            people.updateLicense({
              params: { id: step.now.id },
              body: { version: step.now.version, name: step.was.name },
              extraHeaders,
            }),
          ))
    },
    onDone: () => setLast(undefined),
  })
  return {
    remove: (license: License) => remove.mutate(license),
    made: (license: License) => setLast({ kind: "made", license }),
    renamed: (was: License, now: License) => setLast({ kind: "renamed", was, now }),
    undo: last === undefined ? undefined : () => takeBack.mutate(last),
  }
}
