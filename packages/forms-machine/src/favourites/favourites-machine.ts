import { assign, emit, fromPromise, setup } from "xstate";
import { missingWork } from "../answers/missing-work.ts";
import type { Favourite } from "./favourite.ts";
import { isFavourite, mergeFavourites, toggleFavourite } from "./favourite.ts";

/** What the favourites start from. */
export interface FavouritesInput {
  /** From `parseFavourites`. */
  readonly favourites: readonly Favourite[];
  /** This browser's favourites were merged into the user's watchlist at an earlier sign-in. */
  readonly merged?: boolean;
}

/** What happens to favourites. */
export type FavouritesEvent =
  | { readonly type: "TOGGLE"; readonly favourite: Favourite }
  /** Another tab changed the stored list. */
  | { readonly type: "STORED"; readonly favourites: readonly Favourite[] }
  | { readonly type: "SIGNED_IN" }
  | { readonly type: "SIGNED_OUT" };

/** Adding is reported (event 39), removing is not. */
export interface FavouritesFact {
  readonly type: "favouriteAdded";
  readonly favourite: Favourite;
}

/** What the user's watchlist answers: the whole list as it now is. */
export type WatchlistAnswer =
  | { readonly ok: true; readonly favourites: readonly Favourite[] }
  | { readonly ok: false };

/** What is sent to the watchlist. */
export interface WatchlistInput {
  readonly favourites: readonly Favourite[];
}

interface FavouritesContext {
  readonly favourites: readonly Favourite[];
  readonly merged: boolean;
  /** The list as it was last sent, to see whether it changed meanwhile. */
  readonly sent: readonly Favourite[];
}

/**
 * The hearts of one shopper. `local`: in the browser only. On sign-in they are merged into the user's
 * watchlist, once (`merging`); then every change is saved there (`saving`, `synced`). A watchlist that
 * fails is tried again every 30 s (`resting`); the hearts work in the browser all the while.
 *
 * Work by name: actors `mergeWatchlist` (adds to the list, answers the union) and `saveWatchlist`
 * (replaces it); actions `store` and `rememberMerged`. See `provideFavourites`.
 */
export const favouritesMachine = setup({
  types: {
    input: {} as FavouritesInput,
    context: {} as FavouritesContext,
    events: {} as FavouritesEvent,
    emitted: {} as FavouritesFact,
  },
  actors: {
    mergeWatchlist: fromPromise<WatchlistAnswer, WatchlistInput>(
      missingWork("favouritesMachine", "mergeWatchlist"),
    ),
    saveWatchlist: fromPromise<WatchlistAnswer, WatchlistInput>(
      missingWork("favouritesMachine", "saveWatchlist"),
    ),
  },
  delays: { retryDelay: 30_000 },
  guards: {
    merged: ({ context }) => context.merged,
    changedMeanwhile: ({ context }) => context.favourites !== context.sent,
  },
  actions: {
    store: () => {},
    rememberMerged: () => {},
    toggle: assign(({ context }, favourite: Favourite) => ({
      favourites: toggleFavourite(context.favourites, favourite),
    })),
    noteSent: assign(({ context }) => ({ sent: context.favourites })),
    // Hearts taken out while the merge was under way stay out; added ones stay in.
    takeMerged: assign(({ context }, answer: readonly Favourite[]) => {
      const takenOut = context.sent.filter(({ id }) => !isFavourite(context.favourites, id));
      const kept = answer.filter(({ id }) => !isFavourite(takenOut, id));
      const unchanged = context.favourites === context.sent;
      const favourites = mergeFavourites(kept, context.favourites);
      return { favourites, merged: true, sent: unchanged ? favourites : context.sent };
    }),
  },
}).createMachine({
  id: "favourites",
  context: ({ input }) => ({
    favourites: input.favourites,
    merged: input.merged ?? false,
    sent: input.favourites,
  }),
  initial: "local",
  on: {
    TOGGLE: [
      {
        guard: ({ context, event }) => isFavourite(context.favourites, event.favourite.id),
        actions: [{ type: "toggle", params: ({ event }) => event.favourite }, "store"],
      },
      {
        actions: [
          { type: "toggle", params: ({ event }) => event.favourite },
          "store",
          emit(({ event }) => ({ type: "favouriteAdded" as const, favourite: event.favourite })),
        ],
      },
    ],
    STORED: { actions: assign(({ event }) => ({ favourites: event.favourites })) },
  },
  states: {
    local: {
      on: {
        SIGNED_IN: [{ guard: "merged", target: "account.saving" }, { target: "account.merging" }],
      },
    },
    account: {
      initial: "merging",
      on: { SIGNED_OUT: "local" },
      states: {
        merging: {
          entry: "noteSent",
          invoke: {
            src: "mergeWatchlist",
            input: ({ context }) => ({ favourites: context.favourites }),
            onDone: [
              {
                guard: ({ event }) => event.output.ok,
                target: "synced",
                actions: [
                  {
                    type: "takeMerged",
                    params: ({ event }) => (event.output.ok ? event.output.favourites : []),
                  },
                  "store",
                  "rememberMerged",
                ],
              },
              { target: "resting" },
            ],
            onError: "resting",
          },
        },
        synced: { always: { guard: "changedMeanwhile", target: "saving" } },
        saving: {
          entry: "noteSent",
          invoke: {
            src: "saveWatchlist",
            input: ({ context }) => ({ favourites: context.favourites }),
            onDone: [{ guard: ({ event }) => event.output.ok, target: "synced" }, { target: "resting" }],
            onError: "resting",
          },
        },
        resting: {
          after: { retryDelay: [{ guard: "merged", target: "saving" }, { target: "merging" }] },
        },
      },
    },
  },
});

/** The work behind the hearts, by name. */
export interface FavouritesWork {
  mergeWatchlist(input: WatchlistInput): Promise<WatchlistAnswer>;
  saveWatchlist(input: WatchlistInput): Promise<WatchlistAnswer>;
  /** Keeps the list in the browser; see `printFavourites`. */
  store(favourites: readonly Favourite[]): void;
  rememberMerged(): void;
}

/**
 * `favouritesMachine` with its work filled in.
 *
 * @example
 * const actor = createActor(provideFavourites(work), { input: { favourites: parseFavourites(stored) } });
 * actor.on("favouriteAdded", ({ favourite }) => dispatch({ name: "favourite_added", car: favourite }));
 */
export const provideFavourites = (work: FavouritesWork): typeof favouritesMachine =>
  favouritesMachine.provide({
    actors: {
      mergeWatchlist: fromPromise(async ({ input }) => work.mergeWatchlist(input)),
      saveWatchlist: fromPromise(async ({ input }) => work.saveWatchlist(input)),
    },
    actions: {
      store: ({ context }) => work.store(context.favourites),
      rememberMerged: () => work.rememberMerged(),
    },
  });
