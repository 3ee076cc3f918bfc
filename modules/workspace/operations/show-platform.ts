/** What somebody may open above all companies: the platform's screens for its own people, nothing for anybody else. */
import { Effect } from "effect"
import { isSuperAdmin } from "#modules/identity/index.ts"
import { CurrentPerson } from "#modules/kernel/actor.ts"
import { platformScreens } from "../codes.ts"

export const platformOfPerson = Effect.fn("Workspace.platform")(function* () {
  const { language, personId } = yield* CurrentPerson
  if (!(yield* isSuperAdmin(personId))) return { menu: [] }
  return {
    menu: Object.entries(platformScreens).map(([key, { feature, path, title }]) => ({
      key,
      path,
      title: title[language],
      feature,
    })),
  }
})
