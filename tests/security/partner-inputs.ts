/** Inputs that succeed for the calls about customers and vendors, and those that say all that can be said of one. */
import { account } from "../people/terms-on-the-wire.ts"
import { partnerOf } from "./foreign.ts"

type Bodies = (id: number) => ReadonlyArray<object>

/** The first partner is a customer, the second a vendor. */
export const vendorOf = (id: number) => partnerOf(id) + 1
/** Nothing else is asked of these two: with a stopped partner nothing is begun. */
const stoppedOf = (id: number) => ({ customer: partnerOf(id) + 2, vendor: partnerOf(id) + 3 })
/** One that is changed again and again. */
const often = Array.from({ length: 13 }, (_, n) => n + 1)

/** What was seen of it, and both states, so that one of them is a change. */
const bothStates = (id: number) =>
  often.flatMap((version) => [0, 1].map((status) => ({ rows: [{ id, version }], status })))

export const goodPartnerInputs: Readonly<Record<string, Bodies>> = {
  // Written down alone; asked, an address is taken but once.
  "people inviteVendor": () => [
    {
      companyName: "見本足場",
      name: "見本 守",
      furiganaName: "ミホン マモル",
      phoneNumber: "03-1234-5678",
      faxNumber: "03-1234-5679",
      postalCode: "160-0022",
      address: "東京都港区海岸1丁目",
      registrationNumber: "T7000012050002",
      isCustomer: 1,
      note: "見本",
    },
  ],
  "people customerStatus": (id) => bothStates(stoppedOf(id).customer),
  "people vendorStatus": (id) => bothStates(stoppedOf(id).vendor),
  "people paymentLimit": () => [{ kind: "freelancer", closingDate: 0, monthOffset: 2, payDate: 0 }],
  "people setVendor": (id) =>
    often.map((seen) => ({ id: vendorOf(id), version: seen, isSettingAutoJoinProject: seen % 2 })),
  "people updateCustomer": () => often.map((seen) => ({ version: seen, note: `見本${seen}` })),
  "people updateVendor": () => often.map((seen) => ({ version: seen, note: `見本${seen}` })),
  "people createCustomer": () => [{ companyName: "見本建設", phone: "03-1234-5678" }],
}

const partner = {
  name: "見本 守",
  furiganaName: "ミホンマモル",
  faxNumber: "03-1234-5679",
  postalCode: "160-0022",
  address: "東京都港区海岸1丁目",
  registrationNumber: "T7000012050002",
  note: "見本",
  regularUnitPrice: 24_000,
  regularUnitPriceTitle: "常用",
  nightUnitPrice: 30_000,
  nightUnitPriceTitle: "夜間",
  dataUnitPrice: [{ title: "割増", price: 1000 }],
  certificateUnitPrices: [{ title: "玉掛け", price: 500 }],
  isCreatePaper: 1,
  isSendMailPaper: 1,
}
const customerTerms = { deadline: 20, paymentMonth: 1, paymentDate: 10, isTax: 1, taxRounding: "halfUp" }
const vendorTerms = {
  contractDate: "2024-04-01",
  vendorSalaryClosingDate: 20,
  vendorPaymentMonthOffset: 1,
  vendorPaymentDate: 10,
  isSettingAutoJoinProject: 1,
  bankInfo: account,
}
export const fullPartnerInputs: Readonly<Record<string, Bodies>> = {
  "people createCustomer": () => [{ ...partner, ...customerTerms, companyName: "見本建設", phone: "03-1234-5678" }],
  "people inviteCustomer": () => [
    { ...partner, ...customerTerms, companyName: "見本建設", email: "whole@example.jp", phone: "03-1234-5678" },
  ],
  "people inviteVendor": () => [{ ...partner, ...vendorTerms, companyName: "見本足場", phoneNumber: "03-1234-5678" }],
  "people updateCustomer": () =>
    [1].map((seen) => ({ ...partner, ...customerTerms, version: seen, phone: "03-1234-5678" })),
  "people updateVendor": () =>
    [1].map((seen) => ({ ...partner, ...vendorTerms, version: seen, phoneNumber: "03-1234-5678" })),
}
