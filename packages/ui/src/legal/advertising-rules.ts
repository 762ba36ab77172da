import type { LegalState } from "./legal-facts.ts";

/** What a state requires of the pages of an agent who works in it. */
interface AdvertisingRules {
  /**
   * The firm's name and phone number are as large as the agent's and stand wherever those stand: on pages that
   * advertise a home, and on those that do not.
   */
  equalFirm: Readonly<Record<"withHomes" | "withoutHomes", boolean>>;
  /** The firm is before the agent in the line of names and licenses. */
  firmFirst: boolean;
}

const advertisingRules: Readonly<Record<LegalState, AdvertisingRules>> = {
  CA: {
    equalFirm: { withHomes: false, withoutHomes: false },
    firmFirst: false,
  },
  GA: {
    // GREC rule 520-1-.09(7). COUNSEL: whether it applies to a page without a home.
    equalFirm: { withHomes: true, withoutHomes: false },
    firmFirst: true,
  },
};

/** Whether any of the states requires it. */
export function requiresRule(
  states: readonly LegalState[],
  isRequired: (rules: AdvertisingRules) => boolean,
): boolean {
  return states.some((state) => isRequired(advertisingRules[state]));
}
