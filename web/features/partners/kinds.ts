/** 得意先 and 協力会社 are one kind of record with two sides: what each is called on the wire and in the address. */
export type Kind = "customer" | "vendor"

export const paths = {
  customer: { list: "/customer", one: "/customer/$id", make: "/customer/new" },
  vendor: { list: "/vendor", one: "/vendor/$id", make: "/vendor/new" },
} as const

/** 締め日・支払月・支払日: when it pays, or is paid. */
export const termsNames = {
  customer: { closingDate: "deadline", monthOffset: "paymentMonth", payDate: "paymentDate" },
  vendor: {
    closingDate: "vendorSalaryClosingDate",
    monthOffset: "vendorPaymentMonthOffset",
    payDate: "vendorPaymentDate",
  },
} as const
export const phoneNames = { customer: "phone", vendor: "phoneNumber" } as const
