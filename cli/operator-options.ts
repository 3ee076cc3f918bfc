/** CLI-04: the options by which a command names who acts, and where. */
import { type Command, InvalidArgumentError } from "commander"
import { Schema } from "effect"
import { IsoDate } from "#modules/kernel/civil-day.ts"
import type { GlobalOptions } from "./run.ts"

const isDay = Schema.is(IsoDate)

export interface OperatorOptions extends GlobalOptions {
  readonly as: string
  readonly company: number
}

/** A row's number on the command line. */
export const numberOption = (text: string): number => {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text)
  throw new InvalidArgumentError("1 以上の整数です / a whole number from 1 on")
}

/** A count or a sum, which may be none. */
export const countOption = (text: string): number => {
  if (/^(0|[1-9]\d{0,8})$/.test(text)) return Number(text)
  throw new InvalidArgumentError("0 以上の整数です / a whole number from 0 on")
}

/** "2026-10", the month that is paid. */
export const monthOption = (text: string): string => {
  if (/^20\d\d-(0[1-9]|1[0-2])$/.test(text)) return text
  throw new InvalidArgumentError("2026-10 の形です / like 2026-10")
}

/** "2026-11-30", a day of the calendar. */
export const dayOption = (text: string): IsoDate => {
  if (isDay(text)) return text
  throw new InvalidArgumentError("2026-11-30 の形です / like 2026-11-30")
}

/** The options of every command that acts in a company. */
export const withOperator = (command: Command) =>
  command
    .requiredOption("--as <email>", "操作する人のメールアドレス / the person in whose name this is done")
    .requiredOption("--company <id>", "会社の番号 / the company", numberOption)

/** Of each command that acts for the platform. */
export const asOption = [
  "--as <email>",
  "操作する運営の担当者（記録に残る） / who of the platform does it, for the audit",
] as const
export const dryRunOption = ["--dry-run", "何がどうなるかを見るだけ / show what would happen"] as const
