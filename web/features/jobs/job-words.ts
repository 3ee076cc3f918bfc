import { useCallback } from "react"
import { useTranslation } from "react-i18next"
import type { BadgeTone } from "@/components/ui/badge.tsx"
import { useFormat } from "@/lib/use-format.ts"
import type { Job } from "./job.ts"

export const tones = {
  queued: "muted",
  running: "primary",
  done: "success",
  failed: "danger",
  cancelled: "outline",
} as const satisfies Record<Job["state"], BadgeTone>

/** Kinds by the words for them. */
const kinds: Readonly<Record<string, "payrollClose" | "signUpPayment">> = {
  "payroll-close": "payrollClose",
  "sign-up-payment": "signUpPayment",
}
const billKey = /^bill\.(\d+)$/
/** As mails and the list of transfers number it. */
const numberOf = (key: string) => key.replace(billKey, (_, bill: string) => `TH${bill.padStart(5, "0")}`)
const monthKey = /^(\d{4}-\d{2})(?:\.r(\d+))?$/

/** What a job is called and what it is about; one that is new to this page keeps the server's words. */
export const useJobWords = () => {
  const { t } = useTranslation("jobs")
  const { month } = useFormat()
  return useCallback(
    ({ kind, key }: Pick<Job, "kind" | "key">) => {
      const [, of, revision] = monthKey.exec(key) ?? []
      return {
        name: kinds[kind] === undefined ? kind : t(`kind.${kinds[kind]}`),
        /** The pay month that it closes. */
        month: kind === "payroll-close" ? of : undefined,
        target:
          of === undefined
            ? numberOf(key)
            : [month(of), revision && t("revision", { revision })].filter(Boolean).join(" "),
      }
    },
    [t, month],
  )
}
