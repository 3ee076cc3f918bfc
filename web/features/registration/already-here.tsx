import { useQuery } from "@tanstack/react-query"
import { useTranslation } from "react-i18next"
import { prefectures } from "#modules/kernel/law/prefectures.ts"
import { useSettled } from "@/lib/use-settled.ts"
import { companiesHere } from "./registration-queries.ts"

const typedOnMillis = 600

interface AlreadyHereProps {
  readonly name: string
  readonly registrationNumber: string
}
/** A company of this name or number is here already: whoever belongs to it is asked by it, and founds no second one (AUTH-08). */
export function AlreadyHere({ name, registrationNumber }: AlreadyHereProps) {
  const { t } = useTranslation("registration")
  const asked = companiesHere(useSettled(name, typedOnMillis), useSettled(registrationNumber, typedOnMillis))
  const { data: here = [] } = useQuery(asked)
  return (
    <div role="status" className="col-span-12">
      {here.length > 0 && (
        <div className="rounded-lg bg-warning-bg px-4 py-3 text-warning">
          <b className="block">{t("alreadyHere")}</b>
          <ul className="list-disc pl-5">
            {here.map(({ name: found, kenId }) => (
              <li key={`${found} ${kenId}`}>
                {found}
                {kenId !== null && `（${prefectures[kenId - 1] ?? ""}）`}
              </li>
            ))}
          </ul>
          {t("alreadyHereNext")}
        </div>
      )}
    </div>
  )
}
