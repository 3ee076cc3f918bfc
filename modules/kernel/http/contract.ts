/**
 * What every contract is made of: the answer's envelope, the error body and the call's metadata.
 *
 * Browser-safe: contracts are imported by the web as types only.
 */
import { initContract } from "@ts-rest/core"
import { type Effect, Schema, type Stream } from "effect"
import type { Refused } from "../errors.ts"
import type { VerbOf } from "../policy.ts"

export const c = initContract()

/** An Effect Schema that ts-rest accepts: the same object is both. */
export const std = <S extends Schema.ConstraintDecoder<unknown>>(schema: S) => Schema.toStandardSchemaV1(schema)

export const FieldRefusal = Schema.Struct({ field: Schema.String, message: Schema.String })
export const Refusal = std(
  Schema.Struct({
    success: Schema.Literal(false),
    errorCode: Schema.String,
    errorMessage: Schema.String,
    fields: Schema.optionalKey(Schema.Array(FieldRefusal)),
    /** What is stored now, when another writer was first (Update_Expired), or what stands in the way. */
    view: Schema.optionalKey(Schema.Unknown),
    /** Who was first (Update_Expired), or took it away (Task_Deleted), as far as the caller may know. */
    change: Schema.optionalKey(
      Schema.Struct({
        at: Schema.String,
        by: Schema.NullOr(Schema.String),
        isCompany: Schema.Boolean,
        isOwn: Schema.Boolean,
      }),
    ),
  }),
)

/** `{ success: true, data }` */
export const answer = <Data, Wire>(data: Schema.Codec<Data, Wire>) =>
  std(Schema.Struct({ success: Schema.Literal(true), data }))

/** A page of a list: `{ success: true, data: [...], pageIndex, totalPages, totalItems }`; pages count from 1. */
export const page = <Row, Wire>(row: Schema.Codec<Row, Wire>) =>
  std(
    Schema.Struct({
      success: Schema.Literal(true),
      data: Schema.Array(row),
      pageIndex: Schema.Int,
      totalPages: Schema.Int,
      totalItems: Schema.Int,
    }),
  )

/** What a call with files is sent as; its fields are lists, and a `[]` behind their names says nothing. */
export const multipart = "multipart/form-data"

/** A file as the answer: bytes with their type, never JSON. */
export const file = <const Type extends string>(contentType: Type) =>
  c.otherResponse({ contentType, body: c.type<Uint8Array>() })

/** An answer that goes on: server-sent events, until one side ends it. */
export const eventStream = c.otherResponse({ contentType: "text/event-stream", body: c.type<string>() })

/** What a handler of a file call gives; the bytes are made after its transaction has ended. */
/** Bytes that are read while somebody takes them, and never lie in memory whole. */
export interface BytesOnDemand {
  readonly size: number
  readonly content: Stream.Stream<Uint8Array>
}
export interface FileAnswer {
  readonly bytes: Effect.Effect<Uint8Array | BytesOnDemand, Refused>
  /** What the file is called where it is saved; any language. */
  readonly fileName: string
  /** Where a call answers with files of several types: the one of this file. */
  readonly contentType?: string
}

export const refusals = {
  400: Refusal,
  401: Refusal,
  402: Refusal,
  403: Refusal,
  404: Refusal,
  405: Refusal,
  409: Refusal,
  410: Refusal,
  413: Refusal,
  415: Refusal,
  422: Refusal,
  426: Refusal,
  429: Refusal,
  500: Refusal,
  503: Refusal,
} as const

export type Access = "public" | "user" | "company" | "platform"
/**
 * Whom a company's standing lets make a call, from fewest to most: everybody who may act; also the admin of a company
 * whose plan is over, to look and to export; also the admin who has yet to pay (D9, D125). A press of before the stop is
 * everybody's whose press it is (D11).
 */
export type Reach = "open" | "read" | "toPay" | "press"
export interface CallMetadata {
  /** `<entity>.<action>` of the policy that decides. */
  readonly action: string
  readonly kind: "read" | "write"
  readonly access: Access
  /** Of a company's calls, where it is not its kind's: "read" of what reads, "open" of what changes something. */
  readonly reach?: Reach
}
export const metadataOf = (of: CallMetadata) => ({ ...of, reach: of.reach ?? (of.kind === "read" ? "read" : "open") })

/** The metadata of a module's calls: `callOf<ActionOf<typeof sitePolicy | typeof taskPolicy>>()`. */
export const callOf =
  <Action extends string>() =>
  <const M extends CallMetadata & { readonly action: Action }>(metadata: M) =>
    metadata

/**
 * Sent with every view: the actions of its policy that this person may take on it, and the fields that are not simply
 * readable. The actions are named by type alone, so that a contract loads no policy: `permissionsBy<typeof sitePolicy>()`.
 */
export const permissionsBy = <P>() =>
  Schema.Struct({
    actions: Schema.Array(Schema.String.pipe(Schema.refine((_): _ is VerbOf<P> => true))),
    fields: Schema.Record(Schema.String, Schema.Literals(["read", "edit"])),
  })
