/** The address that was just registered, for sending its mail again; an address stands in no URL and no storage. */
let address = ""

export const registeredAddress = {
  get: () => address,
  set: (email: string) => {
    address = email
  },
}
