/** A partner's card in the wire's names and in the table's: its telephone, terms and prices are called differently by side. */
import { flags } from "#modules/kernel/codes.ts"
import type { CreateCustomer, NewVendor } from "../contract/partner.ts"
import type { KeptPrices, Prices } from "../contract/partner-parts.ts"
import type { Partner } from "../model.ts"
import type { PartnerPatch } from "../repository/partners.ts"
import { numberedCertificates } from "../rules/numbered-certificates.ts"

type Sent<A> = { readonly [K in keyof A]?: A[K] | undefined }
type AskedCustomer = Sent<Omit<CreateCustomer, "phone">>
type AskedVendor = Sent<Omit<NewVendor, "phoneNumber" | "language">>

/** What was left out stays as it is. */
function whenSent<A extends object>(fields: A): { readonly [K in keyof A]?: Exclude<A[K], undefined> }
function whenSent(fields: object) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}
const flag = (value: number | undefined) => (value === undefined ? undefined : value === flags.on)

const shared = (asked: AskedCustomer | AskedVendor) => ({
  companyName: asked.companyName,
  name: asked.name,
  furiganaName: asked.furiganaName,
  email: asked.email,
  fax: asked.faxNumber,
  postalCode: asked.postalCode,
  address: asked.address,
  registrationNumber: asked.registrationNumber,
  note: asked.note,
  makesPaper: flag(asked.isCreatePaper),
  mailsPaper: flag(asked.isSendMailPaper),
})
const pricesOf = (asked: Sent<Prices>, stored: KeptPrices | undefined): KeptPrices | undefined => {
  const sent: KeptPrices = whenSent({
    regularUnitPrice: asked.regularUnitPrice,
    regularUnitPriceTitle: asked.regularUnitPriceTitle,
    nightUnitPrice: asked.nightUnitPrice,
    nightUnitPriceTitle: asked.nightUnitPriceTitle,
    dataUnitPrice: asked.dataUnitPrice,
    ...(asked.certificateUnitPrices === undefined ? {} : numberedCertificates(asked.certificateUnitPrices, stored)),
  })
  return Object.keys(sent).length === 0 ? undefined : { ...stored, ...sent }
}

/** The row's own fields out of what a customer's form sends; prices that are left out stay those that are stored. */
export const customerRow = (
  { phone, ...asked }: AskedCustomer & Sent<Pick<CreateCustomer, "phone">>,
  stored?: Partner,
): PartnerPatch =>
  whenSent({
    ...shared(asked),
    phone,
    customerClosingDate: asked.deadline,
    customerPaymentMonth: asked.paymentMonth,
    customerPaymentDate: asked.paymentDate,
    customerTax: asked.isTax,
    customerTaxRounding: asked.taxRounding,
    customerPrices: pricesOf(asked, stored?.customerPrices),
  })
/** The same of a vendor's. */
export const vendorRow = (
  { phoneNumber, ...asked }: AskedVendor & Sent<Pick<NewVendor, "phoneNumber">>,
  stored?: Partner,
): PartnerPatch =>
  whenSent({
    ...shared(asked),
    phone: phoneNumber,
    stamp: asked.stamp,
    contractDate: asked.contractDate,
    vendorClosingDate: asked.vendorSalaryClosingDate,
    vendorPaymentMonth: asked.vendorPaymentMonthOffset,
    vendorPaymentDate: asked.vendorPaymentDate,
    joinsProjects: flag(asked.isSettingAutoJoinProject),
    bank: asked.bankInfo,
    vendorPrices: pricesOf(asked, stored?.vendorPrices),
  })

const wirePrices = (of: KeptPrices) => ({
  regularUnitPrice: of.regularUnitPrice ?? null,
  regularUnitPriceTitle: of.regularUnitPriceTitle ?? null,
  nightUnitPrice: of.nightUnitPrice ?? null,
  nightUnitPriceTitle: of.nightUnitPriceTitle ?? null,
  dataUnitPrice: of.dataUnitPrice ?? [],
  certificateUnitPrices: of.certificateUnitPrices ?? [],
})
const onOff = (is: boolean) => (is ? flags.on : flags.off)
const wireShared = (of: Partner) => ({
  id: of.id,
  userId: of.id,
  companyName: of.companyName,
  name: of.name,
  furiganaName: of.furiganaName,
  email: of.email,
  faxNumber: of.fax,
  postalCode: of.postalCode,
  address: of.address,
  registrationNumber: of.registrationNumber,
  isCustomer: onOff(of.isCustomer),
  isVendor: onOff(of.isVendor),
  isCreatePaper: onOff(of.makesPaper),
  isSendMailPaper: onOff(of.mailsPaper),
  note: of.note,
  status: of.status,
  version: of.version,
})
export const wireCustomer = (of: Partner) => ({
  ...wireShared(of),
  ...wirePrices(of.customerPrices),
  phone: of.phone,
  deadline: of.customerClosingDate,
  paymentMonth: of.customerPaymentMonth,
  paymentDate: of.customerPaymentDate,
  isTax: of.customerTax,
  taxRounding: of.customerTaxRounding,
})
export const wireVendor = (of: Partner) => ({
  ...wireShared(of),
  ...wirePrices(of.vendorPrices),
  phoneNumber: of.phone,
  contractDate: of.contractDate,
  vendorSalaryClosingDate: of.vendorClosingDate,
  vendorPaymentMonthOffset: of.vendorPaymentMonth,
  vendorPaymentDate: of.vendorPaymentDate,
  isSettingAutoJoinProject: onOff(of.joinsProjects),
  bankInfo: of.bank,
})
