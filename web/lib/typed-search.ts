/** What is typed finds here what it finds on the server: one rule for both. */
export { isFound as matchesTyped } from "#modules/kernel/fields/normalise/search.ts"
