import { randomBytes } from "node:crypto"

/** Nobody knows it: the people of a demo are entered from the login page, never by a password. */
export const secret = () => randomBytes(18).toString("base64url")
