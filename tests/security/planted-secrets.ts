/** Tokens of links and the code that people beside the company got by mail, whose rows begin with this id. */
export const secretsOf = (id: number) => {
  const token = (what: string) => `planted-${what}-${id}`.padEnd(43, "-")
  return {
    password: token("link"),
    activation: token("activation"),
    mobile: token("mobile"),
    invitation: token("invitation"),
    unwanted: token("unwanted"),
    code: { email: `code@n${id}.example`, code: "271828" },
  }
}
