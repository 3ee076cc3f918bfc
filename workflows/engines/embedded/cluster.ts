/**
 * Effect's cluster of one runner with its journal on the product's PostgreSQL: schema `jobs`, role `tehai_jobs`, which
 * has no right on the product's tables. Effect marks this area unstable: nothing outside this folder may import it.
 */
import * as NodeCrypto from "@effect/platform-node/NodeCrypto"
import { PgClient } from "@effect/sql-pg"
import { Effect, Layer, Option, Redacted } from "effect"
import {
  ClusterWorkflowEngine,
  MachineId,
  RunnerAddress,
  RunnerHealth,
  RunnerStorage,
  Runners,
  Sharding,
  ShardingConfig,
  SqlMessageStorage,
  SqlRunnerStorage,
} from "effect/cluster"
import { SqlClient } from "effect/sql"
import type { DatabaseAddress } from "#modules/kernel/database/connect.ts"

const role = "tehai_jobs"
/** One stays with the locks of the shards. */
const connections = 5

const settingsOf = (address: DatabaseAddress) => {
  const startup = { search_path: "jobs" }
  const common = { applicationName: role, maxConnections: connections }
  if (address.kind === "embedded")
    return { ...common, host: address.socket, database: address.database, username: role, startupParameters: startup }
  const takesRole = new URL(address.url).username !== role
  return {
    ...common,
    url: Redacted.make(address.url),
    startupParameters: takesRole ? { ...startup, role } : startup,
  }
}

/**
 * Every process has the same address, so whichever lives takes all shards whose lock is free and a dead one's come over
 * within a second. Not read from the environment, as Effect's own layer does: HOST and PORT there are the product's.
 */
const config = ShardingConfig.layer({
  runnerAddress: Option.some(RunnerAddress.make("tehai", 1)),
  shardsPerGroup: 32,
  // Timers, messages of other processes and free shards are looked for this often; Effect's own is 10 seconds.
  entityMessagePollInterval: "200 millis",
  refreshAssignmentsInterval: "1 second",
  // A frozen process loses its shards after this long; a dead one's connection closes at once.
  shardLockExpiration: "15 seconds",
  shardLockRefreshInterval: "3 seconds",
  // SIGTERM must end the whole product within five seconds; a step that is cut off runs again.
  entityTerminationTimeout: "1 second",
  // A kind that only a newer process knows waits for that process, instead of being answered with a fault.
  entityRegistrationTimeout: "30 days",
})

/** The journal's ids carry the process's number; processes that share an address would share it and collide. */
const runnerStorage = Layer.effect(
  RunnerStorage.RunnerStorage,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`create sequence if not exists runner_number maxvalue 1023 cycle`
    const [drawn] = yield* sql<{ number: string }>`select nextval('runner_number')::text as number`
    const own = MachineId.make(Number(drawn?.number))
    const storage = yield* SqlRunnerStorage.make({})
    return {
      ...storage,
      register: (runner, isHealthy) => Effect.as(storage.register(runner, isHealthy), own),
    } satisfies typeof RunnerStorage.RunnerStorage.Service
  }),
)

/** The engine's journal and its one runner; starts working when it is built and stops with its scope. */
export const workflowEngine = (address: DatabaseAddress) =>
  ClusterWorkflowEngine.layer.pipe(
    Layer.provideMerge(Sharding.layer),
    Layer.provide(Runners.layerNoop),
    Layer.provideMerge(SqlMessageStorage.layer),
    Layer.provide([Layer.orDie(runnerStorage), RunnerHealth.layerNoop]),
    Layer.provide(config),
    Layer.provideMerge(Layer.orDie(PgClient.layer(settingsOf(address)))),
    Layer.provide(NodeCrypto.layer),
  )
