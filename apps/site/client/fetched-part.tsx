import { type ComponentType, lazy, Suspense } from "react";
import { whenFetched } from "./when-fetched.ts";

/**
 * A part of a page whose code is fetched when it is first rendered. Where it cannot be fetched the page goes on without it:
 * a failed `lazy` alone would replace the whole page, and what is typed in it, by the error page.
 */
export function fetchedPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazy(
    () =>
      new Promise<{ default: ComponentType<Props> }>((resolve) => {
        whenFetched(
          load(),
          (part) => resolve({ default: part }),
          () => resolve({ default: Nothing }),
        );
      }),
  );
  return function FetchedPart(props: Props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}

const Nothing = (): null => null;
