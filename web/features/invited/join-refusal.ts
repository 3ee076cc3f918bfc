/** Why the yes that went along with a sign-in was not taken: said where he can answer once more, signed in as himself. */
let kept: { readonly token: string; readonly error: unknown } | undefined

export const joinRefusal = {
  keep: (token: string, error: unknown) => {
    kept = { token, error }
  },
  of: (token: string) => (kept?.token === token ? kept.error : undefined),
  drop: () => {
    kept = undefined
  },
}
