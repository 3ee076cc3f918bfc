/**
 * The version of the wire that this build speaks; browser-safe.
 *
 * It goes up by one, by hand, when a contract changes so that a page of the build before can't work with it any more;
 * tests/contract/answered-fields knows when a field of an answer has gone or changed (the recipe is in modules/README.md). A page
 * sends its own as the header `api-version`; who sends none (a script, an operator) is taken as new.
 */
export const apiVersion = 2
