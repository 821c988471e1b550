/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no tag is a listbox whose options are links with pictures */
import type { ReactElement } from "react";
import { behaviour } from "../../behaviours/behaviours.ts";
import { Icon } from "../elements/icon.tsx";

/** One suggestion: a search with how many cars it finds, or a car with its picture and price. */
export interface SuggestionView {
  readonly href: string;
  readonly label: string;
  /** "12 cars", or a price. */
  readonly note: string;
  /** A car's picture, small; null for one without. Left out for a search. */
  readonly picture?: string | null;
}

export interface SuggestionListProps {
  /** In the order to show them; one without suggestions is left out. */
  readonly groups: readonly { readonly label: string; readonly suggestions: readonly SuggestionView[] }[];
  readonly text: {
    /** 'Suggestions'. */
    readonly list: string;
    /** 'No suggestions', said where there are none. */
    readonly none: string;
    /** 'Recent searches'. */
    readonly recent: string;
    readonly forget: string;
    readonly forgetAll: string;
  };
}

/**
 * What a text that is being typed may become, as the listbox of a combobox. It is the same for everybody: a script puts the
 * searches of its browser into the group that is hidden here, and says which option is active.
 */
export function SuggestionList({ groups, text }: SuggestionListProps): ReactElement {
  return (
    <div
      role="listbox"
      aria-label={text.list}
      className="fc-suggest"
      {...behaviour({ noSuggestions: text.none })}
    >
      <div role="group" aria-label={text.recent} hidden {...behaviour({ recent: true })}>
        <Heading>{text.recent}</Heading>
        <div role="presentation" className="fc-suggest__recent" {...behaviour({ recentSearch: true })}>
          <Option suggestion={{ href: "", label: "", note: "" }} search />
          {/* For a pointer; keys take a search out with Delete, and the last option takes out all. */}
          <button
            type="button"
            tabIndex={-1}
            aria-hidden="true"
            title={text.forget}
            {...behaviour({ forgets: "search" })}
          >
            <Icon name="close" />
          </button>
        </div>
        <div role="option" aria-selected="false" {...behaviour({ forgets: "searches" })}>
          {text.forgetAll}
        </div>
      </div>
      {groups.map(({ label, suggestions }) =>
        suggestions.length === 0 ? null : (
          <div key={label} role="group" aria-label={label}>
            <Heading>{label}</Heading>
            {suggestions.map((suggestion) => (
              <Option
                key={suggestion.href}
                suggestion={suggestion}
                search={suggestion.picture === undefined}
              />
            ))}
          </div>
        ),
      )}
    </div>
  );
}

/** The group is named so already. */
const Heading = ({ children }: { children: string }): ReactElement => (
  <div className="fc-suggest__heading" aria-hidden="true">
    {children}
  </div>
);

function Option({
  suggestion: { href, label, note, picture },
  search,
}: {
  suggestion: SuggestionView;
  search: boolean;
}): ReactElement {
  return (
    <a
      role="option"
      aria-selected="false"
      tabIndex={-1}
      href={href}
      className={search ? undefined : "fc-suggest__car"}
      {...behaviour({ suggested: search })}
    >
      {search ? (
        <Icon name="search" />
      ) : (
        <span className="fc-suggest__picture">
          {picture ? <img src={picture} alt="" width={72} height={48} decoding="async" /> : null}
        </span>
      )}
      <span className="fc-suggest__label">{label}</span>{" "}
      <span className="fc-suggest__note fc-number">{note}</span>
    </a>
  );
}
