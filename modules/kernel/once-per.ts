/** What was built for an object, kept for as long as somebody holds that object. */

/** `build`, but once for each object: law is the same few objects for every slip of a close. */
export const oncePer = <Key extends object, A>(build: (of: Key) => A): ((of: Key) => A) => {
  const built = new WeakMap<Key, { readonly value: A }>()
  return (of) => {
    const before = built.get(of)
    if (before !== undefined) return before.value
    const value = build(of)
    built.set(of, { value })
    return value
  }
}
