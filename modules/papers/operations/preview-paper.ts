/** A paper that is being written: its sides, its seal and the law of its days, before anything is stored. */
import { Effect, Result } from "effect"
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { wordOf } from "#modules/kernel/codes.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import { Law } from "#modules/kernel/law/law.ts"
import { authorize } from "#modules/kernel/policy.ts"
import { paperStatuses, paperTypes } from "../codes.ts"
import type { AskPreview } from "../contract/paper-input.ts"
import { paperListPolicy, paperPolicy } from "../policy.ts"
import { taxPercentsOn } from "../rules/tax-percents.ts"
import { lateWhenWritten } from "./due-limits.ts"
import { partyOf, sidesOf } from "./parties.ts"
import { sealOf, sealView } from "./seals.ts"
import { sharesWithin } from "./shares-of-paper.ts"
import { subjectOfNew } from "./subject-of-new.ts"

const percentsOn = Effect.fnUntraced(function* (asked: AskPreview) {
  const percents = taxPercentsOn(yield* Law, asked.stageStartTo ?? asked.createdAt)
  if (Result.isSuccess(percents)) return percents.success
  return yield* refuse("Law_Not_Available", [{ field: "createdAt", message: messageKey("notDate") }])
})

const sharesAsked = (from: IsoDate, to: IsoDate) =>
  Effect.catchTag(sharesWithin(from, to), "NoLawOnDate", () =>
    refuse("Law_Not_Available", [{ field: "stageStartFrom", message: messageKey("notDate") }]),
  )

/** Fails with Permission_Denied, Customer_Not_Found, Vendor_Not_Valid, Invalid_Input where both are named, Law_Not_Available. */
export const previewPaper = Effect.fn("Papers.preview")(function* (asked: AskPreview) {
  yield* authorize(paperListPolicy, "list", undefined)
  const valueTaxes = yield* percentsOn(asked)
  if (asked.partnerId == null && asked.staffId == null) return { valueTaxes, lateByLaw: null, sides: null }
  const type = wordOf(paperTypes, asked.type)
  const subject = yield* subjectOfNew(type, asked)
  const actor = yield* authorize(paperPolicy, "create", subject)
  const { madeSide } = subject
  const between = yield* partyOf(asked, type, madeSide, asked.createdAt)
  const sides = yield* sidesOf(between, type, madeSide)
  const days = {
    issuedOn: asked.createdAt,
    stageFrom: asked.stageStartFrom ?? null,
    stageTo: asked.stageStartTo ?? null,
  }
  const { partnerId, partyPersonId } = between
  const paper = {
    ...days,
    type: asked.type,
    status: paperStatuses.draft,
    isPaid: false,
    isReplaced: false,
    madeSide,
    partnerId,
    partyPersonId,
    siteId: null,
    dueOn: asked.dueDate ?? null,
  }
  // Its lines' days are known when it is kept; until then its period says them.
  const lastDay = days.stageTo ?? days.issuedOn
  return {
    valueTaxes,
    lateByLaw: yield* lateWhenWritten(actor, paper, asked.siteIds ?? []),
    sides: {
      ...sides,
      seal: yield* sealView(yield* sealOf(actor.companyId, between, madeSide)),
      deductible: sides.registrationNumber === null ? yield* sharesAsked(days.stageFrom ?? lastDay, lastDay) : [],
    },
  }
})
