/**
 * The product's close, that ends its process at the points a test names: before a step, after its commit but before
 * the engine's record, and inside its transaction.
 */
import { Effect } from "effect"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { inCompany, query } from "#modules/kernel/database/scope.ts"
import { type CloseInput, PeopleAPiece } from "#modules/payroll/index.ts"
import { defineJob } from "#workflows/definition.ts"
import { activities } from "#workflows/payroll-close/activities.ts"
import { payrollClose } from "#workflows/payroll-close/job.ts"
import { closeMonth } from "#workflows/payroll-close/workflow.ts"

/** While the test holds this lock, a step that comes to its armed point inside a transaction waits for it there. */
export const insideLock = 4242

/**
 * Made by the owner. A trigger on each step's last write holds the step inside its transaction; the mark of the point is
 * the test's own, for whatever the step itself writes is rolled back with it.
 */
export const tables = `
  create schema killtest;
  create table killtest.point (name text primary key, at timestamptz);
  grant usage on schema killtest to tehai_app;
  grant select, update on killtest.point to tehai_app;
  create function killtest.hold(wanted text) returns void language plpgsql as $$
  begin
    if exists (select from killtest.point where name = wanted and at is null) then
      perform pg_advisory_xact_lock(${insideLock});
    end if;
  end $$;
  create function killtest.inside() returns trigger language plpgsql as $$
  begin
    perform killtest.hold(tg_argv[0] || ' inside');
    return null;
  end $$;
  create function killtest.inside_chunk() returns trigger language plpgsql as $$
  begin
    perform killtest.hold('compute ' || new.chunk || ' inside');
    return null;
  end $$;
  create trigger hold_freeze after update on companies.pay_month for each row
    when (new.state = 'closing' and old.state <> 'closing') execute function killtest.inside('freeze');
  create trigger hold_plan after insert on payroll.close_plan for each statement execute function killtest.inside('plan');
  create trigger hold_chunk after insert on payroll.close_chunk for each row execute function killtest.inside_chunk();
  create trigger hold_finish after update on payroll.close for each row execute function killtest.inside('finish');
  create trigger hold_ended after update on kernel.job_run for each row
    when (new.state = 'done') execute function killtest.inside('end')`

/** Ends this process the first time that it comes here, as a power cut would. */
const mayDieAt = Effect.fn("Tests.mayDieAt")(function* (point: string) {
  const { companyId } = yield* CurrentActor
  const [armed] = yield* inCompany(companyId)(
    query(
      ({ sql }) =>
        sql`update killtest.point set at = clock_timestamp() where name = ${point} and at is null returning 1`,
    ),
  )
  if (armed !== undefined) process.kill(process.pid, "SIGKILL")
})

export const dying = <A, E, R>(step: string, run: Effect.Effect<A, E, R>) =>
  Effect.gen(function* () {
    yield* mayDieAt(`${step} before`)
    const done = yield* run
    yield* mayDieAt(`${step} committed`)
    return done
  })

/** People a chunk here: sixty people make three. */
export const peopleAPiece = 20

export const dyingActivities = {
  freeze: (input: CloseInput) => dying("freeze", activities.freeze(input)),
  plan: (input: CloseInput) => dying("plan", Effect.provideService(activities.plan(input), PeopleAPiece, peopleAPiece)),
  compute: (input: CloseInput & { readonly piece: number }) =>
    dying(`compute ${input.piece}`, activities.compute(input)),
  finish: (input: CloseInput) => dying("finish", activities.finish(input)),
  release: activities.release,
}

export const dyingClose = (faulty: Partial<typeof dyingActivities>) =>
  defineJob({ kind: payrollClose.kind, steps: closeMonth, activities: { ...dyingActivities, ...faulty } })
