import { Schema } from "effect"
import { answer, c, callOf, page, refusals, std } from "#modules/kernel/http/contract.ts"
import { contactCalls } from "./calls.ts"
import { Contact, ContactEntry, ContactQuery, Seller } from "./contract/contact.ts"

/** Everybody writes; the platform's own people read, and who is none is sent away at the gate. */
const call = callOf<"contact.write" | "contact.list" | "seller.read">()

export const contactContract = c.router({
  create: {
    ...contactCalls.create,
    body: std(Contact),
    responses: { 200: answer(Schema.Struct({})), ...refusals },
    metadata: call({ action: "contact.write", kind: "write", access: "public" }),
  },
  list: {
    ...contactCalls.list,
    query: std(ContactQuery),
    responses: { 200: page(ContactEntry), ...refusals },
    metadata: call({ action: "contact.list", kind: "read", access: "platform" }),
  },
  /** Who runs the product, for the page that the law asks for; null is what its operator has not set. */
  seller: {
    ...contactCalls.seller,
    responses: { 200: answer(Seller), ...refusals },
    metadata: call({ action: "seller.read", kind: "read", access: "public" }),
  },
})
