/** What the notice of a request would say now: the pieces that both agree on, and what was decided beside them. */
import { Effect } from "effect"
import { flags, taxModes, wordOf } from "#modules/kernel/codes.ts"
import { noYen, yen } from "#modules/kernel/yen.ts"
import type { PaperLine } from "../contract/paper-input.ts"
import { pieceKey, sumHeads, workLines } from "../rules/billed-work.ts"
import { noticePieces } from "../rules/match-lines.ts"
import { lineAmount, paperSums } from "../rules/tax.ts"
import { labelOf, standardTaxOn } from "./gather-work.ts"
import type { MatchFacts } from "./match-facts.ts"

const dayInWords = (day: string) => `${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`
const longest = 255
const cut = (label: string) => [...label].slice(0, longest).join("")

/** Fails with Law_Not_Available. */
export const noticeOffer = Effect.fn("Papers.noticeOffer")(function* (facts: MatchFacts) {
  const { agreedPrice, certificates, days, lineDifferences, pieces, row, titles, usualPrice, work } = facts
  const valueTax = yield* standardTaxOn(row.stageTo ?? row.issuedOn)
  const { billed, corrections, held, unpriced } = noticePieces(days, pieces, usualPrice ?? agreedPrice)
  const wanted = (piece: (typeof work)[number]) =>
    piece.certificate === "" ? billed.has(pieceKey(piece)) : certificates.has(pieceKey(piece))
  const heads = workLines(work, wanted).map(
    (line): PaperLine => ({
      label: labelOf(line.siteName, line.certificate === "" ? titles[line.kind] : line.certificate),
      quantity: line.quantity,
      unit: line.unit,
      unitPrice: line.unitPrice,
      valueTax,
      siteId: line.siteId,
      days: line.shifts.map(({ certificate, shift, taskId }) => ({ taskId, shift, certificate })),
    }),
  )
  const otherwise = corrections.map(
    ({ heads: more, of, siteId, unitPrice }): PaperLine => ({
      label: cut(
        `${dayInWords(of.day)} ${of.name}　${more > 0 ? "照合で認めた分" : of.isOpen ? "照合中の分" : "照合で除いた分"}`,
      ),
      note: of.decision?.decision === "accept" ? of.decision.reason : "",
      quantity: Math.abs(more),
      unit: "人工",
      unitPrice: yen(more > 0 ? unitPrice : -unitPrice),
      valueTax,
      siteId,
    }),
  )
  const accepted = lineDifferences
    // Undecided means the smaller figure: what they take off, or ask less for, is taken at their word.
    .filter(({ amount, decision, isOpen }) => decision?.decision === "accept" || (isOpen && amount < 0))
    // A price where we have none is that of the days themselves.
    .filter(({ kind }) => kind !== "noPrice")
    .map(
      ({ decision, line, ourPrice }): PaperLine => ({
        label: cut(ourPrice === null ? line.label : `${line.label}　単価の差`),
        note: decision?.reason ?? "",
        quantity: line.quantity,
        unit: line.unit,
        unitPrice: yen(line.unitPrice - (ourPrice ?? 0)),
        valueTax: line.rate,
        siteId: line.siteId,
        fee: line.feeFrom === null || line.feeTo === null ? null : { from: line.feeFrom, to: line.feeTo },
      }),
    )
  const lines = [...heads, ...otherwise, ...accepted]
  const amounts = lines.map((line) => lineAmount(line.quantity, line.unitPrice))
  const sums = paperSums({
    lines: lines.map((line, n) => ({ rate: line.valueTax, amount: amounts[n] ?? noYen })),
    mode: wordOf(taxModes, row.taxMode),
    rounding: row.taxRounding,
    // A service charge is no work that both agree on: it stays with the request, which stays open for it.
    charge: { fixed: null, percent: null },
    discount: lines.length === 0 ? noYen : row.discount,
  })
  return {
    lines,
    amounts,
    sums,
    unpriced,
    held,
    heads: sumHeads([
      ...heads.filter((_, n) => lines[n]?.unit === "人工").map(({ quantity }) => quantity),
      ...corrections.map((one) => one.heads),
    ]),
    written: {
      title: row.title,
      content: cut(`${row.no} の照合による支払通知`),
      siteId: row.siteId,
      place: row.place,
      stageStartFrom: row.stageFrom,
      stageStartTo: row.stageTo,
      isTaxVendor: row.taxMode,
      taxRounding: row.taxRounding,
      serviceCharge: flags.off,
      discount: row.discount,
      payTo: row.payTo,
      lines,
    },
  }
})
