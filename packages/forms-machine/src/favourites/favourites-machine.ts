import { assign, emit, fromPromise, setup } from "xstate";
import { missingWork } from "../answers/missing-work.ts";
import {
  type CarToKeep,
  keepCar,
  keptCars,
  mergeWatchlists,
  takeOutCar,
  type Watchlist,
} from "./watchlist.ts";

/** What the favourites start from. */
export interface FavouritesInput {
  /** From `parseWatchlist`. */
  readonly watchlist: Watchlist;
}

/** What happens to favourites. */
export type FavouritesEvent =
  /** A heart was pressed, at this time in epoch milliseconds. */
  | { readonly type: "TOGGLE"; readonly car: CarToKeep; readonly at: number }
  /** Another tab changed the stored list. */
  | { readonly type: "STORED"; readonly watchlist: Watchlist }
  | { readonly type: "SIGNED_IN" }
  /** The session ended by itself: what this device keeps stays, and goes to the account at the next sign-in. */
  | { readonly type: "EXPIRED" }
  /** The shopper signed out: the device forgets what it keeps. */
  | { readonly type: "SIGNED_OUT" };

/** Adding is reported (event 39), removing is not. */
export interface FavouritesFact {
  readonly type: "favouriteAdded";
  readonly car: CarToKeep;
}

/** What the user's watchlist answers: the union of the list that was sent and the one it had. */
export type WatchlistAnswer = { readonly ok: true; readonly watchlist: Watchlist } | { readonly ok: false };

/** What is sent to the watchlist. */
export interface WatchlistInput {
  readonly watchlist: Watchlist;
}

interface FavouritesContext {
  readonly watchlist: Watchlist;
  /** The list as it was last sent, to see whether it changed meanwhile. */
  readonly sent: Watchlist;
}

/**
 * The hearts of one shopper. `local`: in the browser only. On sign-in they are united with the user's watchlist
 * (`syncing`, `synced`), and after every change again, which is safe at any time because `mergeWatchlists` is. A
 * watchlist that fails is tried again every 30 s (`resting`); the hearts work in the browser all the while.
 *
 * Work by name: the actor `syncWatchlist` and the action `store`. See `provideFavourites`.
 */
export const favouritesMachine = setup({
  types: {
    input: {} as FavouritesInput,
    context: {} as FavouritesContext,
    events: {} as FavouritesEvent,
    emitted: {} as FavouritesFact,
  },
  actors: {
    syncWatchlist: fromPromise<WatchlistAnswer, WatchlistInput>(
      missingWork("favouritesMachine", "syncWatchlist"),
    ),
  },
  delays: { retryDelay: 30_000 },
  guards: {
    changedMeanwhile: ({ context }) => context.watchlist !== context.sent,
  },
  actions: {
    store: () => {},
    noteSent: assign(({ context }) => ({ sent: context.watchlist })),
    take: assign(({ context }, answer: Watchlist) => {
      const unchanged = context.watchlist === context.sent;
      const watchlist = mergeWatchlists(context.watchlist, answer);
      return { watchlist, sent: unchanged ? watchlist : context.sent };
    }),
    forget: assign({ watchlist: [], sent: [] }),
  },
}).createMachine({
  id: "favourites",
  context: ({ input: { watchlist } }) => ({ watchlist, sent: watchlist }),
  initial: "local",
  on: {
    TOGGLE: [
      {
        guard: ({ context, event }) => keptCars(context.watchlist).some(({ id }) => id === event.car.id),
        actions: [
          assign(({ context, event: { car, at } }) => ({
            watchlist: takeOutCar(context.watchlist, car.id, at),
          })),
          "store",
        ],
      },
      {
        actions: [
          assign(({ context, event: { car, at } }) => ({ watchlist: keepCar(context.watchlist, car, at) })),
          "store",
          emit(({ event }) => ({ type: "favouriteAdded" as const, car: event.car })),
        ],
      },
    ],
    STORED: {
      actions: assign(({ context, event }) => ({
        watchlist: mergeWatchlists(context.watchlist, event.watchlist),
      })),
    },
  },
  states: {
    local: { on: { SIGNED_IN: "account" } },
    account: {
      initial: "syncing",
      on: { EXPIRED: "local", SIGNED_OUT: { target: "local", actions: ["forget", "store"] } },
      states: {
        syncing: {
          entry: "noteSent",
          invoke: {
            src: "syncWatchlist",
            input: ({ context }) => ({ watchlist: context.watchlist }),
            onDone: [
              {
                guard: ({ event }) => event.output.ok,
                target: "synced",
                actions: [
                  {
                    type: "take",
                    params: ({ event }) => (event.output.ok ? event.output.watchlist : []),
                  },
                  "store",
                ],
              },
              { target: "resting" },
            ],
            onError: "resting",
          },
        },
        synced: { always: { guard: "changedMeanwhile", target: "syncing" } },
        resting: { after: { retryDelay: "syncing" } },
      },
    },
  },
});

/** The work behind the hearts, by name. */
export interface FavouritesWork {
  /** Unites a list with the user's and answers the union. */
  syncWatchlist(input: WatchlistInput): Promise<WatchlistAnswer>;
  /** Keeps the list in the browser; see `printWatchlist`. */
  store(watchlist: Watchlist): void;
}

/**
 * `favouritesMachine` with its work filled in.
 *
 * @example
 * const actor = createActor(provideFavourites(work), { input: { watchlist: parseWatchlist(stored) } });
 * actor.on("favouriteAdded", ({ car }) => dispatch({ name: "favourite_added", car }));
 */
export const provideFavourites = (work: FavouritesWork): typeof favouritesMachine =>
  favouritesMachine.provide({
    actors: { syncWatchlist: fromPromise(async ({ input }) => work.syncWatchlist(input)) },
    actions: { store: ({ context }) => work.store(context.watchlist) },
  });
