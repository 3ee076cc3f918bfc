/** 会社の前: a picture for a company that does not exist yet, its giver's alone until he registers that company. */
import { writeFile } from "node:fs/promises"
import { Clock, Effect } from "effect"
import { CurrentPerson } from "#modules/kernel/actor.ts"
import { instantOfMillis } from "#modules/kernel/civil-day.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import { ReceivedFile } from "#modules/kernel/fields/received-file.ts"
import { tell } from "#modules/kernel/write.ts"
import { filesAtOnce, pictureKinds } from "../codes.ts"
import type { EarlyPicture } from "../contract/file.ts"
import { countWaiting, insertWaiting } from "../repository/waiting.ts"
import { wholeView } from "../views/file-view.ts"
import { clearedSeal, onlyOne } from "./clear-background.ts"
import { layDown } from "./lay-down.ts"
import { receiveFiles } from "./receive-file.ts"

/** A founder has one picture and one seal; he may change his mind. Whoever has more waiting is told to go on with those. */
const mostWaiting = 3 * filesAtOnce

/** Lies beside what was received, and goes with it. */
const withoutPaper = Effect.fnUntraced(function* (given: ReceivedFile) {
  const seal = yield* yield* clearedSeal(given)
  const path = `${given.path}.seal`
  yield* Effect.promise(() => writeFile(path, seal))
  return new ReceivedFile({ ...given, path, bytes: seal.length })
})

/**
 * Fails with Invalid_Input for anything but one picture and where too many wait, and as `clearedSeal` and `receiveFiles` do. Works and
 * stores before the write begins.
 */
export const giveEarly = Effect.fn("Files.giveEarly")(function* ({ files, kind = [] }: EarlyPicture) {
  const { personId } = yield* CurrentPerson
  const given = yield* onlyOne(files)
  const made = yield* receiveFiles([kind[0] === "stamp" ? yield* withoutPaper(given) : given], [], pictureKinds)
  const kept = { isKept: false }
  yield* layDown(made, kept)
  return Effect.gen(function* () {
    if ((yield* countWaiting(personId)) >= mostWaiting)
      return yield* refuse("Invalid_Input", [{ field: "files.0", message: messageKey("tooManyFiles", mostWaiting) }])
    const givenAt = instantOfMillis(yield* Clock.currentTimeMillis)
    const views = []
    for (const { copies: _, height, width, ...file } of made) {
      // Of a picture both are known.
      if (height === null || width === null) continue
      yield* insertWaiting({ ...file, height, width, personId, givenAt })
      yield* tell({
        action: "file.giveEarly",
        subject: `file:${file.id}`,
        after: { name: file.name, sha256: file.sha256 },
      })
      views.push(yield* wholeView(file))
    }
    kept.isKept = true
    return views
  })
})
