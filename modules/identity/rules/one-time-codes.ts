/** D96: six digits, ten minutes, five tries, then half an hour in which none is taken. */
export const codeRule = { life: "10 minutes", tries: 5, pause: "30 minutes" } as const

/** What the code is kept as; the address is part of it, so that no code of one address fits another. */
export const codeText = (email: string, code: string) => `one-time code\n${email.toLowerCase()}\n${code}`
