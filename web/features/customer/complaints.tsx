/** What is wrong with a part of the wish, under it. */
export function Complaints({ of }: { readonly of: ReadonlyArray<string> }) {
  return of.map((sentence) => (
    <p key={sentence} role="alert" className="text-sm font-semibold text-danger">
      {sentence}
    </p>
  ))
}
