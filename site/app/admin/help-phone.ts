import { createContext, use } from "react";

/** Provides the phone number of the operator of the platform; null if it is not known. */
export const HelpPhoneContext = createContext<string | null>(null);

export function useHelpPhone(): string | null {
  return use(HelpPhoneContext);
}

/** The `tel:` address of a phone number as it is written. */
export function toPhoneHref(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+]/g, "")}`;
}
