/** 作業名: the names that an arrangement's form offers, as this company orders them; typing another one stays free. */
import { Effect } from "effect"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import { authorize, found, permissionsOn } from "#modules/kernel/policy.ts"
import { refuseExpired } from "#modules/kernel/version.ts"
import { tell } from "#modules/kernel/write.ts"
import { mostTaskNames } from "../codes.ts"
import type { UpdateTaskName } from "../contract/task-name.ts"
import { companyPolicy } from "../policy.ts"
import {
  insertTaskName,
  lockTaskNames,
  saveOrder,
  saveTaskName,
  type TaskNameRow,
  taskNamesOf,
} from "../repository/task-names.ts"
import { moved } from "../rules/moved.ts"

const view = ({ id, name, position, status, version }: TaskNameRow) => ({ id, name, order: position, status, version })

/** Hidden ones too for who sets them; the others are offered what is shown. */
export const listTaskNames = Effect.fn("Companies.listTaskNames")(function* () {
  const actor = yield* CurrentActor
  const company = { id: actor.companyId }
  yield* authorize(companyPolicy, "chooseTaskName", company)
  const permissions = permissionsOn(companyPolicy, actor, company)
  const rows = yield* taskNamesOf(actor.companyId)
  const seen = permissions.actions.includes("taskName") ? rows : rows.filter(({ status }) => status === 1)
  return { names: seen.map(view), permissions }
})

/** Who may set the names, with all of them, held until the transaction ends. */
const namesToChange = Effect.fnUntraced(function* () {
  const { companyId } = yield* CurrentActor
  yield* authorize(companyPolicy, "taskName", { id: companyId })
  yield* lockTaskNames(companyId)
  return { companyId, rows: yield* taskNamesOf(companyId) }
})

const wrongName = (name: string, rows: ReadonlyArray<TaskNameRow>, own?: number) => {
  if (rows.some((row) => row.name === name && row.id !== own)) return messageKey("duplicate")
  return own === undefined && rows.length >= mostTaskNames ? messageKey("tooMany", mostTaskNames) : undefined
}

/** Adds a name at the end. Fails with Permission_Denied; Invalid_Input for one that is there, also hidden, and one too many. */
export const createTaskName = Effect.fn("Companies.createTaskName")(function* ({ name }: { readonly name: string }) {
  const { companyId, rows } = yield* namesToChange()
  const wrong = wrongName(name, rows)
  if (wrong !== undefined) return yield* refuse("Invalid_Input", [{ field: "name", message: wrong }])
  const made = yield* found(insertTaskName({ companyId, name, position: rows.length + 1 }))
  yield* tell(
    { action: "taskName.create", subject: `taskName:${made.id}`, after: view(made) },
    { topic: "CompanyChanged", body: { companyId } },
  )
  return view(made)
})

/** Renames, moves, hides or shows one. Fails with Permission_Denied, Not_Found, Update_Expired, Invalid_Input. */
export const updateTaskName = Effect.fn("Companies.updateTaskName")(function* (id: number, asked: UpdateTaskName) {
  const { companyId, rows } = yield* namesToChange()
  const before = yield* found(Effect.succeed(rows.find((row) => row.id === id)))
  yield* refuseExpired(asked.version, before.version, Effect.succeed(view(before)))
  const { version: _, order, ...next } = asked
  const wrong = next.name === undefined ? undefined : wrongName(next.name, rows, id)
  if (wrong !== undefined) return yield* refuse("Invalid_Input", [{ field: "name", message: wrong }])
  yield* saveTaskName(companyId, id, next)
  if (order !== undefined) {
    const ids = moved(rows, before, order).map((row) => row.id)
    yield* saveOrder(companyId, ids)
  }
  const after = yield* found(Effect.map(taskNamesOf(companyId), (all) => all.find((row) => row.id === id)))
  yield* tell(
    { action: "taskName.update", subject: `taskName:${id}`, before: view(before), after: view(after) },
    { topic: "CompanyChanged", body: { companyId } },
  )
  return view(after)
})
