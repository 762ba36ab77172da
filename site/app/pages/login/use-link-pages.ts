import { useEffect, useState } from "react";

type LinkPages = typeof import("./link-pages.ts");

type State = { kind: "loading" } | { kind: "failed" } | { kind: "loaded"; pages: LinkPages };

let current: State = { kind: "loading" };

/** Starts before hydration where the address has a link, so that its page usually follows at once. */
export async function loadLinkPages(): Promise<State> {
  try {
    current = { kind: "loaded", pages: await import("./link-pages.ts") };
  } catch {
    current = { kind: "failed" };
  }
  return current;
}

/** The pages of invitations and reset links, which signing in does not need. */
export function useLinkPages(wanted: boolean): State {
  const [state, setState] = useState(current);
  const isMissing = wanted && state.kind === "loading";
  useEffect(() => {
    if (isMissing) void loadLinkPages().then(setState);
  }, [isMissing]);
  return state;
}
