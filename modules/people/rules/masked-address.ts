/** "s…@mail.example": its owner knows it, and nobody else learns it from a page that stayed open. */
export const maskedAddress = (email: string) => email.replace(/^(.).*(@[^@]*)$/, "$1…$2")
