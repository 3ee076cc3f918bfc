/** Addresses of people who sign in to nothing (D55): no mail server answers for them. */
const domain = "tehai.invalid"

export const internalAddressOf = (name: string) => `staff-${name}@${domain}`
export const isInternalAddress = (email: string) => email.endsWith(`@${domain}`)
