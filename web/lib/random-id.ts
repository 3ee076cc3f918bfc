/** 32 random hexadecimal digits. `crypto.randomUUID` is missing where the page comes over plain HTTP in an office. */
export const randomId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("")
