import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { type PageState, readState, writeState } from "./page-state.ts";
import { type PageView, type Sources, viewOf } from "./page-view.ts";
import { QueryTab } from "./query-tab.tsx";
import { SettingsTab } from "./settings-tab.tsx";

interface PlaygroundProps {
  readonly sources: Sources;
  readonly dealers: readonly { readonly slug: string; readonly name: string }[];
  /** Where the build has put the pictures. */
  readonly folder: string;
}

/** Milliseconds after the last change. */
const LINK_AFTER = 150;

const TABS = [
  ["query", "A query"],
  ["settings", "A dealer's settings"],
] as const;

/** The page: its state stands in its address, and all else is worked out of that. */
export function Playground({ sources, dealers, folder }: PlaygroundProps) {
  const [state, setState] = useState<PageState>(() => readState(window.location.search));
  const [view, setView] = useState<PageView | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const tabs = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let isCurrent = true;
    viewOf(state, sources).then(
      (next) => isCurrent && (setView(next), setFailure(null)),
      (error: unknown) => isCurrent && setFailure(error instanceof Error ? error.message : String(error)),
    );
    return () => {
      isCurrent = false;
    };
  }, [state, sources]);

  // Some browsers refuse an address that changes with every letter.
  useEffect(() => {
    const link = `${window.location.pathname}${writeState(state)}`;
    const timer = setTimeout(() => window.history.replaceState(null, "", link), LINK_AFTER);
    return () => clearTimeout(timer);
  }, [state]);

  const change = (some: Partial<PageState>) => setState((before) => ({ ...before, ...some }));
  const walk = (event: KeyboardEvent) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    change({ tab: state.tab === "query" ? "settings" : "query" });
    tabs.current?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
  };
  const Tab = state.tab === "query" ? QueryTab : SettingsTab;
  return (
    <>
      <div className="pg-top">
        <div role="tablist" aria-label="What is edited" ref={tabs}>
          {TABS.map(([tab, label]) => (
            <button
              key={tab}
              id={`pg-${tab}`}
              type="button"
              role="tab"
              aria-selected={state.tab === tab}
              aria-controls="pg-panel"
              tabIndex={state.tab === tab ? 0 : -1}
              onClick={() => change({ tab })}
              onKeyDown={walk}
            >
              {label}
            </button>
          ))}
        </div>
        <label className="pg-field">
          Theme and settings of
          <select value={state.dealer} onChange={({ target }) => change({ dealer: target.value })}>
            {dealers.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
      {failure === null ? null : <p role="alert">{failure}</p>}
      <div id="pg-panel" role="tabpanel" aria-labelledby={`pg-${state.tab}`}>
        {view === null ? null : (
          <Tab state={state} view={view} cars={sources.cars} folder={folder} change={change} />
        )}
      </div>
    </>
  );
}
