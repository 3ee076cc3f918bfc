/** What the server lets this person do, read from the view itself. Nothing here knows a role. */
export interface Permissions {
  readonly actions: ReadonlyArray<string>
  readonly fields: Readonly<Record<string, "read" | "edit">>
}
export interface WithPermissions {
  readonly permissions: Permissions
}
export const may = (view: WithPermissions, action: string) => view.permissions.actions.includes(action)
export const mayEdit = (view: WithPermissions, field: string) => view.permissions.fields[field] === "edit"

interface CanProps {
  readonly do: string
  readonly to: WithPermissions
  readonly children: React.ReactNode
}
/** Draws its children when the action is permitted; what is not permitted is absent, not disabled. */
export function Can({ do: action, to, children }: CanProps) {
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
