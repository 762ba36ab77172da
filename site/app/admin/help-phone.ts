import { createContext, use } from "react";

/** Provides the phone number of the operator of the platform; null if it is not known. */
export const HelpPhoneContext = createContext<string | null>(null);

export function useHelpPhone(): string | null {
  return use(HelpPhoneContext);
}
