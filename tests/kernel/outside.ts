/** An outside PostgreSQL for a run of the tests: the same template and clones, under one login with CREATEDB and CREATEROLE. */
import { Effect } from "effect"
import postgres from "postgres"
import { connect, type DatabaseAddress } from "#modules/kernel/database/connect.ts"
import { migrate } from "#modules/runtime/database/migrate.ts"
import { prepareOutside } from "#modules/runtime/postgres/outside.ts"

const template = "template_outside"

export const outsideAddress = (url: string, database: string): DatabaseAddress => {
  const named = new URL(url)
  named.pathname = `/${database}`
  return { kind: "outside", url: named.href, ownerUrl: named.href }
}

/** One statement in the login's own database. */
export const onOutside = (url: string, statement: string) =>
  Effect.promise(async () => {
    const admin = postgres(url, { max: 1, onnotice: () => {} })
    await admin.unsafe(statement)
    await admin.end()
  })

export const prepareOutsideTemplate = Effect.fn("Tests.prepareOutsideTemplate")(function* (url: string) {
  yield* onOutside(url, `drop database if exists ${template}`)
  yield* onOutside(url, `create database ${template}`)
  const address = outsideAddress(url, template)
  if (address.kind === "outside") yield* Effect.scoped(prepareOutside(address.url, address.ownerUrl))
  yield* Effect.scoped(Effect.flatMap(connect(address, "tehai_owner", 1), migrate))
})

export const cloneOutside = Effect.fn("Tests.cloneOutside")(function* (url: string, database: string) {
  yield* onOutside(url, `create database ${database} template ${template}`)
  return outsideAddress(url, database)
})
