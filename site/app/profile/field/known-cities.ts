import { type ActivityState, activityStates, listCities } from "@realtor/api/rules";
import type { ListOption } from "@realtor/ui/combo-box";

const knownCities = activityStates.flatMap((state) =>
  listCities(state).map(({ city }) => ({ city, state })),
);

/** A city of the areas in which the listing services work, regardless of case; undefined for any other. */
export function findKnownCity(name: string): { city: string; state: ActivityState } | undefined {
  const typed = name.trim().toLowerCase();
  return knownCities.find(({ city }) => city.toLowerCase() === typed);
}

/** The known cities as options, each with the name of its state. */
export function cityOptions(stateNames: Readonly<Record<ActivityState, string>>): ListOption[] {
  return knownCities.map(({ city, state }) => ({
    value: city,
    label: city,
    description: stateNames[state],
  }));
}
