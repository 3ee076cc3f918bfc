/**
 * Contract → routes: read, sign in by the call's class, run in its scope, encode.
 *
 * One of the adapter files where types of ts-rest and Effect meet: the casts here are what lets every
 * routes.ts be checked without one.
 */
import { type AppRoute, type AppRouter, isAppRoute, isAppRouteOtherResponse } from "@ts-rest/core"
import { Cause, Effect, Exit, type Layer, Result, Schema, type Scope, type Stream } from "effect"
import { HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"
import { type Actor, CurrentActor, CurrentPerson, type Person, standingOf } from "../actor.ts"
import type { Language } from "../codes.ts"
import type { Crowd } from "../crowd/crowd.ts"
import { type GroupCommit, writeInGroup } from "../crowd/group-commit.ts"
import { isDatabaseAway } from "../database/connect.ts"
import { acrossCompanies, asPerson, type Database, inCompany } from "../database/scope.ts"
import { Refused, refuse } from "../errors.ts"
import { fieldErrors } from "../fields/field-errors.ts"
import type { Keys } from "../keys.ts"
import type { Opening } from "../live/live.ts"
import { answeredBefore, write, writeAcross } from "../write.ts"
import { bearer, chosenCompany, keyOf, mayBeForm, refuseOldPage } from "./asked-headers.ts"
import { clientAddress } from "./client-address.ts"
import { type CallMetadata, type FileAnswer, metadataOf } from "./contract.ts"
import { eventStreamAnswer } from "./event-stream.ts"
import { fileAnswer } from "./file-answer.ts"
import { Gate, Readiness } from "./gate.ts"
import { writeEnded } from "./health.ts"
import { reader } from "./input.ts"
import { languageOf, refusalAnswer } from "./refusal.ts"
import { RequestId } from "./request-id.ts"
import { RequestLimits } from "./request-limits.ts"

type Decoded<S> = S extends Schema.Constraint ? S["Type"] : undefined
type Good<R extends AppRoute> = R["responses"][200] extends Schema.Constraint ? R["responses"][200]["Type"] : never
/** What a handler gives: the data, or for a list the whole page. */
type Given<R extends AppRoute> = R["responses"][200] extends { readonly contentType: string }
  ? FileAnswer
  : Good<R> extends { readonly pageIndex: number }
    ? Omit<Good<R>, "success">
    : Good<R> extends { readonly data: infer D }
      ? D
      : never
export interface Input<R extends AppRoute> {
  readonly params: Decoded<R["pathParams"]>
  readonly query: Decoded<R["query"]>
  readonly body: R extends { body: infer B } ? Decoded<B> : undefined
}
type Handler<R extends AppRoute, Req> = (input: Input<R>) => Effect.Effect<Given<R>, Refused, Req>
/** A write that a whole company makes at the same moment: committed in groups, but for what somebody does alone. */
interface CrowdHandler<R extends AppRoute, Req> {
  // biome-ignore lint/suspicious/noExplicitAny: what a crowd reads is its own affair.
  readonly crowd: Crowd<Input<R>["body"], any, any, Given<R>>
  readonly alone: (input: Input<R>) => Effect.Effect<Given<R>, Refused, Req> | undefined
}
/** A write without a company that opens its own scopes: it waits for something while it must hold no connection. */
interface StagedHandler<R extends AppRoute, Req> {
  readonly staged: Handler<R, Req>
}
/**
 * A write that works on what it was sent before it begins: it holds no connection meanwhile, and gives what is written.
 * Its scope ends after the write, so that it can clear up what was not kept.
 */
interface PreparedHandler<R extends AppRoute, Req> {
  readonly prepared: (
    input: Input<R>,
  ) => Effect.Effect<Effect.Effect<Given<R>, Refused, Req>, Refused, Req | Scope.Scope>
}
/** An answer that goes on: it holds no connection to the database while it is open. */
interface StreamHandler<Req> {
  readonly streamed: (opening: Opening) => Effect.Effect<Stream.Stream<string>, Refused, Req>
}
type Handlers<C extends AppRouter, Req> = {
  readonly [K in keyof C]: C[K] extends AppRoute
    ?
        | Handler<C[K], Req>
        | CrowdHandler<C[K], Req>
        | StagedHandler<C[K], Req>
        | PreparedHandler<C[K], Req>
        | StreamHandler<Req>
    : never
}
type AnyHandler =
  // biome-ignore lint/suspicious/noExplicitAny: a handler's own types are checked in implement; here all are alike.
  Handler<any, any> | CrowdHandler<any, any> | StagedHandler<any, any> | PreparedHandler<any, any> | StreamHandler<any>

/** The contracts' schemas need nothing to be encoded with. */
const isCodec = (answer: unknown): answer is Schema.Codec<unknown> => Schema.isSchema(answer)

/** The same crowd, whose views are answers as the contract has them. */
// biome-ignore lint/suspicious/noExplicitAny: bodies and what is read of them pass through.
const answering = (crowd: Crowd<any, any, any, unknown>, answerOf: (given: unknown) => unknown): typeof crowd => ({
  ...crowd,
  decide: (...of) =>
    Effect.map(crowd.decide(...of), (all) =>
      all.map((came) => Result.map(came, (decided) => ({ ...decided, view: answerOf(decided.view) }))),
    ),
})

const preparing = new Refused({ code: "Service_Unavailable", view: { isPreparing: true } })
const json = (text: string) => HttpServerResponse.text(text, { contentType: "application/json" })

/** What of a handler answers one call by itself; nothing of one whose answer goes on. */
const ownPart = (handler: AnyHandler) => {
  if ("crowd" in handler) return handler.alone
  if ("staged" in handler) return handler.staged
  return "streamed" in handler || "prepared" in handler ? () => undefined : handler
}

const route = (spec: AppRoute, name: string, handler: AnyHandler) => {
  const { access, kind, reach } = metadataOf(spec.metadata as CallMetadata)
  const read = reader(spec)
  const good = spec.responses[200]
  const fileType = good !== undefined && isAppRouteOtherResponse(good) ? good.contentType : undefined
  const isPage = isCodec(good) && "fields" in good && Object.hasOwn(Object(good.fields), "pageIndex")
  const encode = isCodec(good) ? Schema.encodeUnknownSync(good) : undefined
  const answerOf = (given: unknown) =>
    encode === undefined
      ? given
      : encode(isPage ? { success: true, ...(given as object) } : { success: true, data: given })
  const crowd = "crowd" in handler ? answering(handler.crowd, answerOf) : undefined
  const own = ownPart(handler)
  /** The bytes of a file are asked for when the scope of its rows is over. */
  const answerIn = (done: unknown) =>
    fileType === undefined ? Effect.succeed(JSON.stringify(done)) : fileAnswer(done as FileAnswer, fileType)
  const answered = Effect.fnUntraced(function* (spoken: { language: Language }) {
    if (!(yield* Readiness).isReady) return yield* preparing
    const request = yield* HttpServerRequest.HttpServerRequest
    yield* refuseOldPage(request)
    const requestId = yield* RequestId
    const gate = yield* Gate
    const limits = yield* RequestLimits
    if (access === "public") yield* limits.count("address", yield* clientAddress)
    // Who asks is known before what is asked: a stranger learns nothing about the shape of an input.
    const token = access === "public" ? undefined : yield* bearer(request)
    const admitted = <A extends Person>(of: string, judge: Effect.Effect<A, Refused, Database>) =>
      limits.admitted(of, clientAddress, judge)
    const actor =
      access === "company" && token !== undefined
        ? yield* admitted(token, gate.actor(token, yield* chosenCompany(request), reach))
        : undefined
    const signedIn = access === "platform" ? gate.platform : gate.person
    const person = actor ?? (token === undefined ? undefined : yield* admitted(token, signedIn(token)))
    if (person !== undefined) spoken.language = person.language
    if (actor !== undefined) yield* limits.count("company", actor.companyId)
    if ("streamed" in handler) {
      if (actor === undefined || token === undefined) return yield* Effect.die(new Error(`${name} is a company's`))
      const again = gate.actor(token, actor.companyId, reach)
      const lines = yield* handler.streamed({ actor, again, since: request.headers["last-event-id"] })
      return eventStreamAnswer(lines)
    }
    if (person !== undefined && mayBeForm(request.headers["content-type"]))
      yield* limits.oneOf("forms", person.personId)
    const input = yield* Effect.catchTag(read, "SchemaError", (error) =>
      Effect.fail(refuse("Invalid_Input", fieldErrors(error))),
    )
    const given = own(input as Input<AppRoute>)
    const body = [input.params, input.query, input.raw]
    const command = (by: Actor) =>
      Effect.map(keyOf(request), (key) => ({ actor: by, standing: standingOf(by), call: name, key, body, requestId }))
    if ("prepared" in handler) {
      if (person === undefined) return yield* Effect.die(new Error(`${name} is somebody's`))
      if (actor === undefined) {
        const own = yield* Effect.provideService(handler.prepared(input as Input<AppRoute>), CurrentPerson, person)
        const by = { reason: name, personId: person.personId, requestId, scope: "person" } as const
        return JSON.stringify(
          yield* writeAcross(by, Effect.map(Effect.provideService(own, CurrentPerson, person), answerOf)),
        )
      }
      const acting = <A, E, R>(of: Effect.Effect<A, E, R>) =>
        of.pipe(Effect.provideService(CurrentPerson, actor), Effect.provideService(CurrentActor, actor))
      const asked = yield* command(actor)
      const prepared = acting(handler.prepared(input as Input<AppRoute>))
      const written = Effect.flatMap(prepared, (given) => write(asked, acting(Effect.map(given, answerOf))))
      return (yield* answeredBefore(asked)) ?? (yield* written)
    }
    if (given === undefined) {
      if (crowd === undefined || actor === undefined) return yield* Effect.die(new Error(`nobody carries out ${name}`))
      return yield* writeInGroup({ command: yield* command(actor), actor, body: input.body, crowd })
    }
    const run = Effect.map(given, answerOf)
    if (actor !== undefined) {
      const acting = run.pipe(Effect.provideService(CurrentPerson, actor), Effect.provideService(CurrentActor, actor))
      // A file that is made of what was sent is kept nowhere: such a write has nothing to store.
      if (kind === "write" && fileType === undefined) return yield* write(yield* command(actor), acting)
      return yield* answerIn(yield* inCompany(actor.companyId)(acting))
    }
    const mine = person === undefined ? run : Effect.provideService(run, CurrentPerson, person)
    if ("staged" in handler) return JSON.stringify(yield* mine)
    const scope = person === undefined || access === "platform" ? "platform" : "person"
    if (kind === "write")
      return yield* answerIn(
        yield* writeAcross({ reason: name, personId: person?.personId ?? null, requestId, scope }, mine),
      )
    const opened = person === undefined || scope === "platform" ? acrossCompanies(name) : asPerson(person.personId)
    return yield* answerIn(yield* opened(mine))
  })
  const watched = <A, E, R>(told: Effect.Effect<A, E, R>) =>
    kind === "write"
      ? Effect.onExit(told, (exit) => (Exit.isFailure(exit) ? writeEnded(exit.cause) : writeEnded(undefined)))
      : told
  const toldIn = (spoken: { language: Language }) =>
    Effect.matchCauseEffect(watched(Effect.scoped(answered(spoken))), {
      onSuccess: (told) => Effect.succeed(typeof told === "string" ? json(told) : told),
      onFailure: (cause) => {
        const refused = cause.reasons.find(Cause.isFailReason)?.error
        if (refused !== undefined) return Effect.succeed(refusalAnswer(refused, spoken.language))
        const code = isDatabaseAway(cause) ? "Service_Unavailable" : "Unknown_Error"
        const logged = Effect.annotateLogs(Effect.logError("a call failed", cause), { call: name })
        return Effect.as(logged, refusalAnswer(refuse(code), spoken.language))
      },
    })
  return HttpRouter.route(
    spec.method,
    `/api${spec.path}` as `/${string}`,
    HttpServerRequest.HttpServerRequest.use((request) =>
      toldIn({ language: languageOf(request.headers["accept-language"]) }),
    ),
  )
}

/** What a handler of any kind needs to be carried out. */
type NeedsOf<T> = T extends // biome-ignore lint/suspicious/noExplicitAny: only the requirements of each handler are read.
  | Handler<any, infer R>
  // biome-ignore lint/suspicious/noExplicitAny: only the requirements of each handler are read.
  | CrowdHandler<any, infer R>
  // biome-ignore lint/suspicious/noExplicitAny: only the requirements of each handler are read.
  | StagedHandler<any, infer R>
  // biome-ignore lint/suspicious/noExplicitAny: only the requirements of each handler are read.
  | PreparedHandler<any, infer R>
  | StreamHandler<infer R>
  ? R
  : never
type Needs<H> = { [K in keyof H]: NeedsOf<H[K]> }[keyof H]

type Provided = CurrentActor | CurrentPerson | Scope.Scope
type Required<H> = Exclude<Needs<H>, Provided> | Gate | Database | GroupCommit | Keys | Readiness | RequestLimits

/** The routes of one module's contract; a handler decodes nothing, authorizes nothing and encodes nothing. */
// biome-ignore lint/suspicious/noExplicitAny: requirements are inferred from the handlers themselves.
export const implement = <C extends AppRouter, H extends Handlers<C, any>>(contract: C, handlers: H) =>
  HttpRouter.addAll(
    Object.entries(contract).flatMap(([name, spec]) =>
      isAppRoute(spec) ? [route(spec, name, (handlers as Record<string, AnyHandler>)[name] as AnyHandler)] : [],
    ),
  ) as Layer.Layer<
    never,
    never,
    HttpRouter.HttpRouter | HttpRouter.Request.From<"Requires", Exclude<Required<H>, HttpRouter.Provided>>
  >
