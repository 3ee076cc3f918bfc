/**
 * The one secret of a mail (a token, a code) stands beside its text: what was sent can be shown for ever, and the secret
 * goes when it was handed over.
 */
export const secretMark = "[[secret]]"
const shownInstead = "••••••"

export const withoutSecret = (text: string, secret: string | null): string =>
  secret === null ? text : text.replaceAll(secret, secretMark)

export const withSecret = (text: string, secret: string | null): string =>
  text.replaceAll(secretMark, secret ?? shownInstead)
