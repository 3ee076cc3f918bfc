import { useTranslation } from "react-i18next"
import { troubles } from "#modules/people/codes.ts"
import { useRoleName } from "@/lib/use-role-name.ts"
import type { StaffSearch } from "./staff-search.ts"
import { usePayTypeName } from "./use-pay-type-name.ts"
import { useTradeName } from "./use-trade-name.ts"

/** The filters of the list in words. */
export const useStaffConditions = ({
  q,
  kana,
  roles,
  status,
  jobs,
  pay,
  trouble,
  ending,
  asked,
}: StaffSearch): ReadonlyArray<string> => {
  const { t } = useTranslation(["people", "list"])
  const roleName = useRoleName()
  const tradeName = useTradeName()
  const payTypeName = usePayTypeName()
  const named = (name: string, values: ReadonlyArray<string> | undefined) =>
    values === undefined || values.length === 0 ? [] : [`${name}：${values.join("・")}`]
  return [
    ...(q === undefined ? [] : [`「${q}」`]),
    ...(kana === undefined ? [] : [t("list:kanaRowTitle", { row: kana })]),
    ...named(t("filterRole"), roles?.map(roleName)),
    ...named(t("filterStatus"), status === undefined ? undefined : [t(`status.${status}`)]),
    ...named(t("filterJob"), jobs?.map(tradeName)),
    ...named(t("filterPay"), pay?.map(payTypeName)),
    ...troubles.filter((one) => trouble?.includes(one)).map((one) => t(`trouble.${one}`)),
    ...(ending === undefined ? [] : [t("endingLicenses")]),
    ...(asked === undefined ? [] : [t("status.asked")]),
  ]
}
