#!/usr/bin/env node
/** `tehai`: every command is one file in commands/, registered by one line here. */
import { existsSync } from "node:fs"
import * as audit from "./commands/audit.ts"
import * as backup from "./commands/backup.ts"
import * as bench from "./commands/bench.ts"
import * as billing from "./commands/billing.ts"
import * as build from "./commands/build.ts"
import * as company from "./commands/company.ts"
import * as demo from "./commands/demo.ts"
import * as jobs from "./commands/jobs.ts"
import * as migrate from "./commands/migrate.ts"
import * as payroll from "./commands/payroll.ts"
import * as person from "./commands/person.ts"
import * as platform from "./commands/platform.ts"
import * as restore from "./commands/restore.ts"
import * as serve from "./commands/serve.ts"
import * as subscription from "./commands/subscription.ts"
import * as worker from "./commands/worker.ts"
import { tehai } from "./program.ts"

if (existsSync(".env")) process.loadEnvFile(".env")

const program = tehai()
const commands = [
  serve,
  worker,
  migrate,
  build,
  demo,
  company,
  person,
  platform,
  billing,
  subscription,
  payroll,
  jobs,
  audit,
  bench,
  backup,
  restore,
]
for (const command of commands) command.register(program)

await program.parseAsync()
