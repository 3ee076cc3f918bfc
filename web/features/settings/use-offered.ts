import { useQuery } from "@tanstack/react-query"
import { isOpen, useWorkspace } from "../session/workspace.ts"
import { licensesQuery } from "./license-query.ts"
import { taskNamesQuery } from "./task-name-query.ts"

/** Whoever the server lets open the settings is offered what stands there; whoever else writes, types. */
const useMayChoose = () => isOpen(useWorkspace(), "/setting")

/** 作業名 for an arrangement, in the company's order, without the hidden ones. */
export const useOfferedTaskNames = (): ReadonlyArray<string> => {
  const { data } = useQuery({ ...taskNamesQuery, enabled: useMayChoose() })
  return (data?.names ?? []).filter(({ status }) => status === 1).map(({ name }) => name)
}
/** 資格・免許 of a kind for a person's record. */
export const useOfferedLicenses = (kind: string): ReadonlyArray<string> => {
  const { data } = useQuery({ ...licensesQuery, enabled: useMayChoose() })
  return (data?.licenses ?? []).filter((license) => license.kind === kind).map(({ name }) => name)
}
