"use client";

import { useSyncExternalStore } from "react";

const nothingToWatch = () => () => undefined;

/** False on the server and while hydrating, true once the page is alive. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    nothingToWatch,
    () => true,
    () => false,
  );
}
