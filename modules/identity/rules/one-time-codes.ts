/**
 * D96: six digits, ten minutes, five tries in half an hour. The five are counted by who tries, so that a stranger's don't
 * spend the owner's; all of them together kill a code, and the next is made when that one would have ended. Whoever has
 * any number of addresses tries 3,600 of a million codes a day.
 */
export const codeRule = { life: "10 minutes", tries: 5, triesMinutes: 30, triesOfAll: 25 } as const

/** What the code is kept as; the address is part of it, so that no code of one address fits another. */
export const codeText = (email: string, code: string) => `one-time code\n${email.toLowerCase()}\n${code}`
