import { type QueryKey, useQueryClient } from "@tanstack/react-query"
import { useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import type { OpenEnd } from "#modules/timekeeping/contract.ts"
import { ApiError, sentenceOf } from "@/lib/api-error.ts"
import { data } from "@/lib/client.ts"
import { randomId } from "@/lib/random-id.ts"
import { toast } from "@/lib/toast.ts"
import { timekeeping } from "../client.ts"

export interface ToldEnd {
  readonly end: OpenEnd
  readonly checkOut: string
}

const sentenceIn = (error: unknown, whole: string) =>
  error instanceof ApiError && error.fields.length > 0 ? error.fields.map(({ message }) => message).join(" ") : whole

/** Tells the ends one after another, each a correction of its own; what is refused says why and stops no other. */
export const useTellEnds = (changes: ReadonlyArray<QueryKey>) => {
  const { t } = useTranslation("ends")
  const { t: common } = useTranslation("common")
  const queries = useQueryClient()
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set())
  const [refused, setRefused] = useState<ReadonlyMap<number, string>>(new Map())
  /** What got no answer is sent again under the same key, so that it is not done twice. */
  const keys = useRef(new Map<string, string>())
  const tellOne = async (told: ToldEnd, reason: string) => {
    const { punch } = told.end
    const body = { timekeepingId: punch.id, version: punch.version, checkOut: told.checkOut, reason }
    const text = JSON.stringify(body)
    const key = keys.current.get(text) ?? randomId()
    keys.current.set(text, key)
    try {
      await data(timekeeping.tellEnd({ body, extraHeaders: { "idempotency-key": key } }))
      keys.current.delete(text)
      return undefined
    } catch (error) {
      if (error instanceof ApiError && !error.isUndecided) keys.current.delete(text)
      return sentenceIn(error, sentenceOf(error, common))
    }
  }
  const tell = async (ends: ReadonlyArray<ToldEnd>, reason: string) => {
    setBusy(new Set(ends.map(({ end }) => end.punch.id)))
    const sentences = new Map<number, string>()
    for (const told of ends) {
      const sentence = await tellOne(told, reason)
      if (sentence !== undefined) sentences.set(told.end.punch.id, sentence)
    }
    setRefused(sentences)
    await Promise.all(changes.map((queryKey) => queries.invalidateQueries({ queryKey })))
    setBusy(new Set())
    if (sentences.size < ends.length) toast.success(t("done", { count: ends.length - sentences.size }))
    if (sentences.size > 0) toast.error(t("some", { count: sentences.size }))
  }
  return { tell, busy, refused }
}
