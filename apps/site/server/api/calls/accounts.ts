import { z } from "zod";
import {
  eraseBody,
  favouritesBody,
  sessionBody,
  signInBody,
  signOutBody,
  watchlistBody,
} from "./request-bodies.ts";
import type { Operation } from "./operation.ts";
import {
  CHECKED,
  message,
  never,
  nothing,
  notOffered,
  OF_FORM,
  onward,
  says,
  SESSION,
  TENANT,
  tooMany,
  WRITES,
} from "./status-meanings.ts";

const watchlist = z.array(z.looseObject({ id: z.string() }));
const account = z.strictObject({
  user: z.strictObject({ email: z.string() }).nullable(),
  watchlist,
});
const over = z.strictObject({ error: z.string(), over: z.boolean() });

/** Who is signed in, and a shopper's favourites. */
export const accountCalls: readonly Operation[] = [
  {
    id: "whoIsSignedIn",
    method: "get",
    path: "/api/auth",
    summary: "Who is signed in, and their favourites.",
    responses: { ...TENANT, 200: says("Null for a stranger.", account), 404: notOffered("accounts") },
  },
  {
    id: "mergeWatchlist",
    method: "put",
    path: "/api/auth",
    summary: "Unites the favourites of a browser with the account's.",
    body: { schema: watchlistBody, kinds: ["json"] },
    responses: {
      ...CHECKED,
      200: never(says("The union.", account), SESSION),
      401: says("The session is over."),
      404: notOffered("accounts"),
    },
  },
  {
    id: "mailCode",
    method: "post",
    path: "/api/auth/code",
    summary: "Mails a code and a link to sign in. Known and unknown addresses get the same response.",
    body: { schema: signInBody, kinds: ["json", "form"] },
    responses: {
      ...OF_FORM,
      202: says("The mail is on its way.", message),
      404: notOffered("accounts"),
      422: says("This is no e-mail address."),
      429: tooMany,
    },
  },
  {
    id: "signIn",
    method: "post",
    path: "/api/auth/session",
    summary: "Signs in with the code or the link of a mail.",
    body: { schema: sessionBody, kinds: ["json", "form"] },
    responses: {
      ...OF_FORM,
      200: never(says("Signed in.", z.strictObject({ redirect: z.string() })), SESSION),
      404: notOffered("accounts"),
      422: says("The code is wrong, or over.", over),
      429: says("Too many codes from this address.", over),
    },
  },
  {
    id: "signOut",
    method: "post",
    path: "/api/auth/sign-out",
    summary: "Signs out, here or everywhere. A stranger is signed out too.",
    body: { schema: signOutBody, kinds: ["json", "form"] },
    responses: { ...WRITES, 200: says("Signed out.", nothing), 303: onward, 404: notOffered("accounts") },
  },
  {
    id: "exportShopper",
    method: "get",
    path: "/api/auth/export",
    summary: "Everything that is stored of the shopper who is signed in, as a file.",
    responses: {
      ...TENANT,
      200: never(says("The file.", z.looseObject({})), SESSION),
      401: says("No shopper is signed in."),
      404: notOffered("accounts"),
    },
  },
  {
    id: "eraseShopper",
    method: "post",
    path: "/api/auth/erase",
    summary: "Erases everything that is stored of the shopper who is signed in.",
    body: { schema: eraseBody, kinds: ["json", "form"] },
    responses: {
      ...CHECKED,
      200: never(says("Erased.", nothing), SESSION),
      303: never(onward, SESSION),
      401: says("No shopper is signed in."),
      404: notOffered("accounts"),
    },
  },
  {
    id: "readFavourites",
    method: "get",
    path: "/api/favourites",
    summary: "The favourites of this shopper.",
    responses: { ...TENANT, 200: says("The cars.", z.strictObject({ watchlist })) },
  },
  {
    id: "changeFavourites",
    method: "post",
    path: "/api/favourites",
    summary: "Adds cars or takes them out: a script its list, a plain form one car.",
    body: { schema: favouritesBody, kinds: ["json", "form"] },
    responses: {
      ...OF_FORM,
      200: says("What became of the cars that were sent.", z.strictObject({ watchlist })),
      429: tooMany,
    },
  },
];
