/** What a company's audit has sealed, slips, punches and papers, as it stands now: counted, and what is wrong named. */
import { Effect } from "effect"
import type { ContentFault, ContentReport } from "#modules/kernel/audit/sealed-content.ts"
import { inCompany } from "#modules/kernel/database/scope.ts"
import { verifyPapers } from "#modules/papers/index.ts"
import { verifySlips } from "#modules/payroll/index.ts"
import { staffByIds } from "#modules/people/index.ts"
import { verifyPunches } from "#modules/timekeeping/index.ts"
import { table } from "../table.ts"

interface NamedFault extends ContentFault {
  readonly name: string | null
}
interface NamedReport extends Omit<ContentReport, "faults"> {
  readonly faults: ReadonlyArray<NamedFault>
}
export interface Contents {
  readonly company: number
  readonly slips: NamedReport
  readonly punches: NamedReport
  readonly papers: NamedReport
}
const sealedRows = ["slips", "punches", "papers"] as const

export const isProven = (contents: Contents) => sealedRows.every((of) => contents[of].wrong === 0)

const named = Effect.fn("Audit.named")(function* (company: number, report: ContentReport) {
  const people = yield* staffByIds(company, [...new Set(report.faults.flatMap(({ userId }) => userId ?? []))])
  const faults = report.faults.map((fault) => ({ ...fault, name: people.get(fault.userId ?? 0)?.name ?? null }))
  return { ...report, faults }
})

/** Reads the company's rows, one piece after another. */
export const contentsOf = (company: number) =>
  inCompany(company)(
    Effect.gen(function* () {
      const slips = yield* named(company, yield* verifySlips(company))
      const punches = yield* named(company, yield* verifyPunches(company))
      const papers = yield* named(company, yield* verifyPapers(company))
      return { company, slips, punches, papers } satisfies Contents
    }),
  )

const kinds = {
  changed: { ja: "書き換え", en: "changed" },
  deleted: { ja: "削除", en: "deleted" },
  inserted: { ja: "挿入", en: "inserted" },
} as const
const what = {
  slips: { ja: "給与明細", en: "slip" },
  punches: { ja: "打刻", en: "punch" },
  papers: { ja: "帳票", en: "paper" },
} as const

/** Each fault in words: company, month or day, person, row. */
export const contentsSaid = (contents: Contents, language: "ja" | "en") =>
  sealedRows.flatMap((of) =>
    contents[of].faults.map(({ kind, name, of: when, row, userId }) =>
      [
        language === "ja" ? `会社 ${contents.company}` : `company ${contents.company}`,
        what[of][language],
        when ?? "",
        userId === null ? "" : `${name ?? ""}（${userId}）`,
        row ?? "",
        kinds[kind][language],
      ]
        .filter((word) => word !== "")
        .join(" "),
    ),
  )

/** Lines for the terminal; nothing where no company has any of them. */
export const contentsListed = (
  all: ReadonlyArray<Contents>,
  language: Parameters<typeof table>[2],
): ReadonlyArray<string> => {
  const rows = all.flatMap((contents) =>
    sealedRows.map((of) => {
      const { notSealed, proven, wrong } = contents[of]
      return [String(contents.company), what[of][language], ...[proven, notSealed, wrong].map(String)]
    }),
  )
  if (rows.length === 0) return []
  const heads = [
    ["会社 / company", "left"],
    ["封印された行 / sealed rows", "left"],
    ["証明済み / proven", "right"],
    ["封印以前 / before sealing", "right"],
    ["異常 / wrong", "right"],
  ] as const
  return ["", table(heads, rows, language), ...all.flatMap((one) => contentsSaid(one, language))]
}
