import { useState } from "react"

interface Sending<Input> {
  readonly isBusy: boolean
  readonly error: unknown
  readonly input: Input | undefined
}
/**
 * One call of the login page, which does without the query cache (10 KB that its first visit need not wait for).
 * Stays busy after success, because the page goes away then. Everywhere else: useWrite.
 */
export const useSending = <Input>(send: (input: Input) => Promise<void>) => {
  const [state, setState] = useState<Sending<Input>>({ isBusy: false, error: undefined, input: undefined })
  return {
    ...state,
    send: (input: Input) => {
      setState({ isBusy: true, error: undefined, input })
      send(input).catch((error: unknown) => setState({ isBusy: false, error, input }))
    },
  }
}
