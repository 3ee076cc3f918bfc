/** The id of the file that an address opens; "" where there is none. */
export const fileIdIn = (address: string | null | undefined) => address?.split("/")[2] ?? ""

/** What a picture field shows of what is stored. */
export const storedPicture = (address: string | null | undefined) =>
  address == null ? undefined : { id: fileIdIn(address), address }
