/** The door of contact: the composition root says who runs the product. */
export { listContacts } from "./operations/list-contacts.ts"
export { type SellerFacts, SellerOf } from "./operations/show-seller.ts"
