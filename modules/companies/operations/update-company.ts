/** What a company says of itself, and its pay days. */
import { Effect } from "effect"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { Refused } from "#modules/kernel/errors.ts"
import { authorize, guardEdit } from "#modules/kernel/policy.ts"
import type { UpdateCompany } from "../contract/company-settings.ts"
import { companyPolicy } from "../policy.ts"
import { type CompanyPatch, firstClosedMonth } from "../repository/settings.ts"
import type { CompanyRow } from "../repository.ts"
import { businessFieldOf } from "../views/registration-view.ts"
import { changeCompany, companyToChange } from "./change-company.ts"
import { referToPictures } from "./company-pictures.ts"
import { refuseFutureFounding } from "./founded-on.ts"

/** Spellings of the wire → columns; what is not sent stays. */
const patchOf = ({ version: _, faxNumber, establishedAt, businessField, ...same }: UpdateCompany): CompanyPatch => ({
  ...same,
  ...(faxNumber === undefined ? {} : { fax: faxNumber }),
  ...(establishedAt === undefined ? {} : { establishedOn: establishedAt }),
  ...(businessField === undefined ? {} : { businessField: businessFieldOf(businessField) }),
})
const payDayFields = ["salaryClosingDate", "salaryPaymentDelayMonth", "salaryPaymentDate"] as const

/**
 * A month that was closed keeps its days and its pay day, and every day belongs to one month: pay days change before the
 * first close only. Open months are cut anew. Fails with Closed_Salary_Day_Not_Editable.
 */
const refuseMovedMonths = Effect.fnUntraced(function* (before: CompanyRow, asked: UpdateCompany) {
  if (payDayFields.every((field) => asked[field] === undefined || asked[field] === before[field])) return
  const closed = yield* firstClosedMonth(before.id)
  if (closed !== undefined) return yield* new Refused({ code: "Closed_Salary_Day_Not_Editable", reason: closed })
})

/** Fails with Permission_Denied, Update_Expired (with what is stored now), Closed_Salary_Day_Not_Editable, Invalid_Input, and as files refuse. */
export const updateCompany = Effect.fn("Companies.update")(function* (asked: UpdateCompany) {
  const { companyId } = yield* CurrentActor
  yield* authorize(companyPolicy, "update", { id: companyId })
  yield* guardEdit(companyPolicy, { id: companyId }, asked)
  yield* refuseFutureFounding(asked)
  const before = yield* companyToChange(asked.version)
  yield* refuseMovedMonths(before, asked)
  yield* referToPictures(companyId, asked)
  return yield* changeCompany(before, patchOf(asked), "company.update")
})
