/** The address that was just registered or typed, for its mail again, the sign-in and a new password; an address stands in no URL and no storage. */
let address = ""

export const registeredAddress = {
  get: () => address,
  set: (email: string) => {
    address = email
  },
}
