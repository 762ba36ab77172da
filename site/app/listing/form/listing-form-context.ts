import { createContext, use } from "react";

/** Whether publishing was tried: what is missing is marked in the form since then. */
export const AskedContext = createContext(false);

export function useAsked(): boolean {
  return use(AskedContext);
}
