/** What the server lets this person do, read from the view itself. Nothing here knows a role. */
export interface Permissions<Action extends string = string> {
  readonly actions: ReadonlyArray<Action>
  readonly fields: Readonly<Record<string, "read" | "edit">>
}
export interface WithPermissions<Action extends string = string> {
  readonly permissions: Permissions<Action>
}
/** The actions are those of the view's policy: one that it does not have is a fault of types. */
export const may = <Action extends string>(view: WithPermissions<Action>, action: NoInfer<Action>) =>
  view.permissions.actions.includes(action)
export const mayEdit = (view: WithPermissions, field: string) => view.permissions.fields[field] === "edit"

interface CanProps<Action extends string> {
  readonly do: NoInfer<Action>
  readonly to: WithPermissions<Action>
  readonly children: React.ReactNode
}
/** Draws its children when the action is permitted; what is not permitted is absent, not disabled. */
export function Can<Action extends string>({ do: action, to, children }: CanProps<Action>) {
  return may(to, action) ? children : null
}

interface FieldProps<View extends WithPermissions, Name extends keyof View & string> {
  readonly of: View
  readonly name: Name
  readonly children: (field: {
    readonly value: Exclude<View[Name], undefined>
    readonly isEditable: boolean
  }) => React.ReactNode
}
const isSent = <Value,>(value: Value): value is Exclude<Value, undefined> => value !== undefined

/** Draws a field that the server has sent; a hidden field is not in the view at all. */
export function Field<View extends WithPermissions, Name extends keyof View & string>(props: FieldProps<View, Name>) {
  const value = props.of[props.name]
  return isSent(value) ? props.children({ value, isEditable: mayEdit(props.of, props.name) }) : null
}
