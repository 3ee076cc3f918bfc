import { Effect } from "effect"
import { anchorFolder } from "#modules/runtime/audit/anchor-file.ts"
import { type AuditReport, type ChainReport, verifyAudit } from "#modules/runtime/audit/verify.ts"
import type { FaultKind } from "#modules/runtime/audit/walk.ts"
import { inDatabase } from "../in-database.ts"
import { readerLanguage } from "../language.ts"
import { CommandRefused } from "../refusals.ts"
import type { Told } from "../run.ts"
import { table } from "../table.ts"
import { type Contents, contentsListed, contentsOf, contentsSaid, isProven } from "./contents.ts"

const kinds: Readonly<Record<FaultKind, { readonly ja: string; readonly en: string }>> = {
  changed: { ja: "書き換え", en: "changed" },
  deleted: { ja: "削除", en: "deleted" },
  inserted: { ja: "挿入", en: "inserted" },
  reordered: { ja: "順序の入れ替え", en: "reordered" },
  tailCut: { ja: "末尾の切り取り", en: "tail cut" },
  anchor: { ja: "控えの不一致", en: "anchor wrong" },
}

const named = (company: number | null) => (company === null ? "全体 / platform" : String(company))

const resultOf = (fault: ChainReport["fault"], otherKeyUntil: number | undefined) => {
  if (fault !== null) return `${kinds[fault.kind].ja} / ${kinds[fault.kind].en}`
  return otherKeyUntil === undefined ? "異常なし / clean" : `${otherKeyUntil} 番まで別の鍵 / another key`
}

const listed = (chains: ReadonlyArray<ChainReport>, language: Parameters<typeof table>[2]) =>
  table(
    [
      ["会社 / company", "left"],
      ["封印済み / sealed", "right"],
      ["封印待ち / waiting", "right"],
      ["結果 / result", "left"],
      ["通し番号 / place", "right"],
      ["記録番号 / entry", "right"],
    ],
    chains.map(({ company, fault, otherKeyUntil, sealed, waiting }) => [
      named(company),
      String(sealed),
      String(waiting),
      resultOf(fault, otherKeyUntil),
      fault?.place == null ? "" : String(fault.place),
      fault?.entry ?? "",
    ]),
    language,
  )

const anchorsSaid = ({ ours, others }: AuditReport["anchors"]) =>
  `控え / anchors ${ours}${others === 0 ? "" : `、読めない行 / unreadable ${others}`}`

interface Report extends AuditReport {
  readonly contents: ReadonlyArray<Contents>
}

const toldOf = (report: Report, language: Parameters<typeof table>[2]): Told => ({
  text:
    report.chains.length === 0
      ? "監査記録はまだありません。 / no audit yet"
      : [
          listed(report.chains, language),
          anchorsSaid(report.anchors),
          ...contentsListed(report.contents, language),
        ].join("\n"),
  json: report,
})

const broken = ({ chains, contents }: Report) => {
  const first = chains.flatMap(({ company, fault }) => (fault === null ? [] : [{ company, ...fault }]))
  const said = (language: "ja" | "en") =>
    [
      ...first.map(({ company, kind, place }) => {
        const whose =
          company === null ? { ja: "全体", en: "platform" } : { ja: `会社 ${company}`, en: `company ${company}` }
        const where =
          place === null ? { ja: "封印前", en: "not sealed yet" } : { ja: `${place} 番`, en: `no. ${place}` }
        return `${whose[language]} ${where[language]} ${kinds[kind][language]}`
      }),
      ...contents.flatMap((one) => contentsSaid(one, language)),
    ].join(language === "ja" ? "、" : ", ")
  return new CommandRefused({
    ja: `監査記録か、封印された行に手が加えられています: ${said("ja")}`,
    en: `The audit, or what it sealed, was tampered with: ${said("en")}`,
  })
}

/** Nobody changed anything as far as can be seen; the key that proves it is not here. */
const otherKey = new CommandRefused({
  ja: "監査の鍵（DATA_DIR/keys/audit.key）が、記録を封印した鍵と違います。控えから元の鍵を戻して、もう一度調べてください。",
  en: "The audit key (DATA_DIR/keys/audit.key) is not the one that sealed the audit: bring the old key back from a backup and verify again.",
})

/** The report stands on stdout in both cases; a fault ends the command as refused, for scripts. */
export const verify = (options: { readonly json?: boolean; readonly company?: number }) =>
  inDatabase("audit verify", ({ settings }) =>
    Effect.gen(function* () {
      const audit = yield* verifyAudit(anchorFolder(settings.dataDir), options.company)
      const companies = audit.chains.flatMap(({ company }) => company ?? [])
      const contents = yield* Effect.forEach(companies, contentsOf)
      const isClean = audit.isClean && contents.every(isProven)
      const report = { ...audit, isClean, contents }
      const told = toldOf(report, yield* readerLanguage)
      if (isClean) return told
      yield* Effect.sync(() => process.stdout.write(`${options.json ? JSON.stringify(told.json) : told.text}\n`))
      if (contents.some((one) => !isProven(one)) || audit.chains.some(({ fault }) => fault !== null))
        return yield* broken(report)
      return yield* otherKey
    }),
  )
