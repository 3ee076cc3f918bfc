import { Effect, Schema } from "effect"
import { describe, expect, test } from "vitest"
import { isErrorCode } from "#modules/kernel/errors.ts"
import type { Told } from "../kernel/ask.ts"
import { heldForFile, type Running } from "../kernel/product.ts"
import { type Call, calls, inOrder, titleOf } from "./contracts.ts"
import { faulty } from "./faulty.ts"
import { faultyCalls } from "./faulty-contract.ts"
import { ownId } from "./foreign.ts"
import { askerOf } from "./good-inputs.ts"
import { fireAt, type Grounds, grounds } from "./grounds.ts"
import { laden, namedIn, privileged, takesAnyKey } from "./privileged.ts"
import { type Sample, sample, samplesOf } from "./sample.ts"
import { differing, saidBy } from "./state.ts"

const held = heldForFile((socket, dataDir) => Effect.map(grounds(2)(socket, dataDir), (own) => ({ ...own, dataDir })))

const writes = inOrder(
  calls.filter(({ metadata, route }) => metadata.kind === "write" && !route.path.startsWith("/demo/")),
)
const bodyOf = ({ route }: Call) => ("body" in route && Schema.isSchema(route.body) ? [route.body.ast] : [])

/** The keys in body and address, in the body alone, and not at all: each is sent when the one before was refused for them. */
const ladenSamples = (call: Call, { path, body }: Sample): ReadonlyArray<Sample> => {
  const search = new URLSearchParams(Object.entries(privileged).map(([key, value]) => [key, String(value)]))
  const loaded = laden(bodyOf(call), body)
  return [
    { path: `${path}${path.includes("?") ? "&" : "?"}${search}`, body: loaded },
    { path, body: loaded },
    { path, body },
  ]
}

const isPrivileged = (key: string) => key === "__proto__" || Object.hasOwn(privileged, key)
/** A contract refuses what it does not know, and blames it beside whatever else is wrong. */
const blamesKeys = ({ status, body }: Told) =>
  status === 400 &&
  body?.fields?.length > 0 &&
  body.fields.some(({ field }: { field: string }) => isPrivileged(field.split(".").at(-1) ?? ""))

/** How a call with the keys differs from the same call without: nothing, when it keeps them out. */
const letsIn = async (grounds: Grounds, call: Call, plain: Running, other: Running, role = askerOf(call)) => {
  const answers: Array<string> = []
  let status = 0
  for (const input of [...samplesOf(call, ownId), sample(call, ownId, 3)]) {
    if (status === 200) break
    const one = await fireAt(grounds, plain.url, call, { ...input, role })
    status = one.status
    const tries = ladenSamples(call, input)
    for (const loaded of tries) {
      const two = await fireAt(grounds, other.url, call, { ...loaded, role })
      if (two.status >= 400 && !isErrorCode(two.body?.errorCode)) answers.push(two.text)
      if (blamesKeys(two) && loaded !== tries.at(-1)) continue
      if (saidBy(plain, one) !== saidBy(other, two)) answers.push(`${one.text} | ${two.text}`)
      break
    }
  }
  return { status, differences: { ...(await differing(plain, other)), ...(answers.length > 0 ? { answers } : {}) } }
}

/** Needs a token that an answer gave before, one key; a body that the card company signed, of which nothing is stored. */
const withoutGoodInput = ["identity requestAccessToken", "billing stripeWebhook"]

describe("R5 sixty privileged keys beside a good input", () => {
  test("no write takes keys that its schema does not name", () => {
    expect(Object.keys(privileged).length).toBeGreaterThanOrEqual(60)
    expect(writes.filter((call) => bodyOf(call).some(takesAnyKey)).map(titleOf)).toEqual([])
  })

  test("a privileged key is named by a schema only on purpose", () => {
    const named = Object.fromEntries(
      writes.flatMap((call) => {
        const keys = bodyOf(call).flatMap((ast) => namedIn(ast))
        return keys.length === 0 ? [] : [[titleOf(call), [...new Set(keys)].toSorted().join(" ")]]
      }),
    )
    expect(named).toMatchInlineSnapshot(`
      {
        "billing acceptBanking": "amount companyId status",
        "billing addCard": "companyId",
        "billing adminChangesPlan": "companyId paymentTerm price subscriptionContact.email subscriptionId total version",
        "billing answerMoney": "version",
        "billing approveContact": "paymentTerm subscriptionId version",
        "billing buyMembers": "companyId price total version",
        "billing buySubscription": "companyId",
        "billing changePlan": "companyId paymentTerm price subscriptionContact.email subscriptionId total version",
        "billing changeWay": "companyId version",
        "billing checkCard": "companyId",
        "billing chooseBanking": "companyId",
        "billing createCampaign": "subscriptionId",
        "billing createPlan": "price",
        "billing endRenewal": "companyId version",
        "billing extendPlan": "companyId price total version",
        "billing keepMoney": "amount",
        "billing markBanking": "companyId",
        "billing payByBank": "companyId",
        "billing payByCard": "companyId",
        "billing planStatus": "status version",
        "billing refuseContact": "version",
        "billing subscribeMembers": "companyId price total version",
        "billing takeBackPayment": "version",
        "billing updateCampaign": "status subscriptionId version",
        "billing updatePlan": "price version",
        "billing updateSubscription": "paymentTerm price subscriptionContact.email subscriptionId total version",
        "companies blockAccount": "status",
        "companies configShift": "version",
        "companies createCompany": "email paymentTerm price subscriptionContact.email subscriptionId subscriptionType total",
        "companies decideCompany": "companyId status version",
        "companies mobileLink": "companyId",
        "companies reapply": "email paymentTerm price subscriptionContact.email subscriptionId subscriptionType total version",
        "companies setTimeView": "version",
        "companies updateCompany": "email version",
        "companies updateLabelSetting": "version",
        "companies updateTaskName": "status version",
        "contact create": "email",
        "expenses ask": "amount",
        "expenses createFixedCost": "amount",
        "expenses decide": "status version",
        "expenses pay": "status version",
        "expenses update": "amount version",
        "expenses updateFixedCost": "amount version",
        "expenses withdraw": "version",
        "identity activeEmail": "email password token",
        "identity changePassword": "password",
        "identity checkOtp": "email",
        "identity closeAccount": "password",
        "identity decideCloseAccount": "status",
        "identity forgotPassword": "password token",
        "identity login": "email password",
        "identity requestOtp": "email",
        "imports undoImport": "status version",
        "notifications deletedMultiple": "ids",
        "notifications readMultiple": "ids",
        "notifications resendMail": "email",
        "papers answerByLink": "token version",
        "papers backToDraft": "version",
        "papers claim": "claims.staffId version",
        "papers create": "createdAt lines.unitPrice partnerId staffId",
        "papers notice": "version",
        "papers paymentStatus": "status version",
        "papers sendMail": "receivers.email receivers.id",
        "papers settle": "version",
        "papers status": "status version",
        "papers update": "createdAt lines.unitPrice version",
        "papers vendorConfirm": "version",
        "payroll look": "findings.userId",
        "payroll setCompanySubsidies": "version",
        "payroll snapshot": "without.userId",
        "payroll updateBlockPayroll": "isBlock",
        "people acceptInvite": "roleId",
        "people adminUpdateStaff": "terms.basicSalary terms.paymentTerm terms.salaryType version",
        "people askForInvite": "token",
        "people askStaff": "email version",
        "people changeInvitation": "status version",
        "people changeRole": "roleId userId version",
        "people createCustomer": "certificateUnitPrices.price dataUnitPrice.price email nightUnitPrice regularUnitPrice",
        "people customerStatus": "rows.id rows.version status",
        "people declineInvite": "token",
        "people deleteLicense": "version",
        "people inviteAdmin": "companyId email",
        "people inviteCustomer": "certificateUnitPrices.price dataUnitPrice.price email id nightUnitPrice regularUnitPrice",
        "people inviteStaff": "email isSupervisingAdmin managerId roleId terms.basicSalary terms.paymentTerm terms.salaryType",
        "people inviteVendor": "certificateUnitPrices.price dataUnitPrice.price email id nightUnitPrice regularUnitPrice",
        "people profileCustomer": "companyId version",
        "people profileVendor": "companyId version",
        "people register": "email password",
        "people setVendor": "id version",
        "people staffRegister": "companyId email roleId",
        "people updateCustomer": "certificateUnitPrices.price dataUnitPrice.price email nightUnitPrice regularUnitPrice version",
        "people updateLicense": "version",
        "people updateProfile": "companyId version",
        "people updateUser": "isSupervisingAdmin status version",
        "people updateVendor": "certificateUnitPrices.price dataUnitPrice.price email nightUnitPrice regularUnitPrice version",
        "people updateViewBlock": "userId version",
        "people vendorStatus": "rows.id rows.version status",
        "people withdrawAdminInvite": "companyId status version",
        "reports createRevenue": "amount",
        "reports deleteRevenue": "version",
        "reports nameAccounts": "version",
        "scheduling approveSite": "status vendorId version",
        "scheduling assign": "from.version price version",
        "scheduling changeProject": "version",
        "scheduling confirmProposal": "version",
        "scheduling createSite": "customerId nightUnitPrice regularUnitPrice state vendors.userId workers.userId",
        "scheduling createSmallJob": "customerId metadataCustomerUnitPriceCertificate.afternoon.id metadataCustomerUnitPriceCertificate.evening.id metadataCustomerUnitPriceCertificate.morning.id metadataCustomerUnitPriceCertificate.other.id vendors.metadataUnitPriceCertificate.price vendors.price vendors.userId workers.price workers.userId",
        "scheduling createTask": "customerId metadataCustomerUnitPriceCertificate.afternoon.id metadataCustomerUnitPriceCertificate.evening.id metadataCustomerUnitPriceCertificate.morning.id metadataCustomerUnitPriceCertificate.other.id vendors.metadataUnitPriceCertificate.price vendors.price vendors.userId workers.price workers.userId",
        "scheduling rejectProposal": "version",
        "scheduling sendTask": "receivers.email receivers.id",
        "scheduling setSiteState": "state version",
        "scheduling setSiteStates": "rows.id rows.version state",
        "scheduling updateMultipleTask": "ids status",
        "scheduling updateNote": "companyId version",
        "scheduling updateReserveStatus": "version",
        "scheduling updateSite": "customerId nightUnitPrice regularUnitPrice state vendors.userId version workers.userId",
        "scheduling updateSmallJob": "customerId metadataCustomerUnitPriceCertificate.afternoon.id metadataCustomerUnitPriceCertificate.evening.id metadataCustomerUnitPriceCertificate.morning.id metadataCustomerUnitPriceCertificate.other.id vendors.metadataUnitPriceCertificate.price vendors.price vendors.userId version workers.price workers.userId",
        "scheduling updateTask": "customerId metadataCustomerUnitPriceCertificate.afternoon.id metadataCustomerUnitPriceCertificate.evening.id metadataCustomerUnitPriceCertificate.morning.id metadataCustomerUnitPriceCertificate.other.id status vendors.metadataUnitPriceCertificate.price vendors.price vendors.userId version workers.price workers.userId",
        "scheduling updateTermTaskWorker": "companyId version workers.price workers.userId",
        "timekeeping handleWorkingTime": "userId version",
        "timekeeping remove": "version",
        "timekeeping tellEnd": "version",
        "timekeeping updateTotalRestDuration": "version",
      }
    `)
  })

  test.each(writes.map((call) => [titleOf(call), call] as const))(
    "%s stores and answers none of them",
    async (title, call) => {
      const [plain, other] = held().products
      if (plain === undefined || other === undefined) throw new Error("two products are needed")
      const { status, differences } = await letsIn(held(), call, plain, other)
      expect(differences).toEqual({})
      if (!withoutGoodInput.includes(title)) expect(status, "an input that succeeds").toBe(200)
    },
  )

  test("the guard sees a planted fault: a body assigned to its row", async () => {
    const call = faultyCalls.assignsBody
    const [plain, other] = held().products
    if (call === undefined || plain === undefined || other === undefined) throw new Error("nothing planted")
    expect(bodyOf(call).some(takesAnyKey)).toBe(true)
    const { status, differences } = await Effect.runPromise(
      Effect.scoped(
        Effect.gen(function* () {
          const [one, two] = [yield* faulty(plain, held().dataDir), yield* faulty(other, held().dataDir)]
          return yield* Effect.promise(() => letsIn(held(), call, one, two, "manager"))
        }),
      ),
    )
    expect([status, Object.keys(differences)]).toEqual([200, ["companies.label"]])
  })
})
