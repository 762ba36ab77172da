import useSWRImmutable from "swr/immutable";
import { type LinkFailure, toLinkFailure } from "./link-failure.tsx";

/** What a link opens. */
export interface LinkContent<Content> {
  /** Undefined until it is loaded. */
  content: Content | undefined;
  /** Why it could not be loaded the last time; null otherwise. */
  failure: LinkFailure | null;
  reload: () => void;
  /** Takes the content that a service returned with another response. */
  replace: (content: Content) => void;
}

/** Loads what a link opens, once. A null key loads nothing yet. */
export function useLinkContent<Content>(
  key: readonly (string | null)[] | null,
  load: () => Promise<Content>,
): LinkContent<Content> {
  const { data, error, mutate } = useSWRImmutable<Content, unknown>(key, load, {
    shouldRetryOnError: false,
  });
  return {
    content: data,
    failure: error === undefined ? null : toLinkFailure(error),
    reload: () => void mutate(),
    replace: (content) => void mutate(content, { revalidate: false }),
  };
}
