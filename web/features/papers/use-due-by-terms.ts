/** The due date follows the party's terms (VEN-06) until somebody writes another one; another party brings its rounding of tax. */
import { useQuery } from "@tanstack/react-query"
import { dueOfPaper } from "#modules/companies/rules/payment-terms.ts"
import { usualTaxRounding } from "#modules/kernel/codes.ts"
import { todayInTokyo } from "@/features/scheduling/days.ts"
import { type PartyRow, partiesQuery } from "./paper-queries.ts"
import { partyKey, type Values } from "./paper-values.ts"
import type { PaperFormOf } from "./use-paper-form.ts"

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)
export const roundingOf = (parties: ReadonlyArray<PartyRow>, party: string | undefined) =>
  parties.find((one) => partyKey(one) === party)?.taxRounding ?? usualTaxRounding
const dueOf = (values: Values, parties: ReadonlyArray<PartyRow>) => {
  const terms = parties.find((one) => partyKey(one) === values.party)?.terms ?? null
  const last = values.stageStartTo || (values.createdAt ?? "")
  return terms === null || !isDay(last) ? "" : dueOfPaper(last, terms, todayInTokyo())
}

export const useDueByTerms = (form: PaperFormOf) => {
  const { data: parties = [] } = useQuery(partiesQuery(Number(form.values.type)))
  return (next: Readonly<Partial<Record<"party" | "createdAt" | "stageStartTo", string>>>) =>
    form.change((now) => {
      const then: Values = {
        ...now,
        ...next,
        ...(next.party === undefined ? {} : { taxRounding: roundingOf(parties, next.party) }),
      }
      const isFollowing = (now.dueDate ?? "") === "" || now.dueDate === dueOf(now, parties)
      return isFollowing ? { ...then, dueDate: dueOf(then, parties) } : then
    })
}
