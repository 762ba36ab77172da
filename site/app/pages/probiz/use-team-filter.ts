import { useState } from "react";
import { useAddress } from "#app/page-root.tsx";
import {
  toQueryString,
  parseFilter,
  type FilterOptions,
  getFilterOptions,
  type TeamFilter,
} from "./team-filter.ts";
import type { TeamMember } from "./team-member.ts";

export interface TeamFilterState {
  options: FilterOptions;
  filter: TeamFilter;
  /** Reads the filter from the form and writes it to the URL. */
  applyForm: (form: HTMLFormElement) => void;
}

/** The team filter, initialized from the query string. */
export function useTeamFilter(members: readonly TeamMember[]): TeamFilterState {
  const { search } = useAddress();
  const options = getFilterOptions(members);
  const [filter, setFilter] = useState(() => parseFilter(new URLSearchParams(search), options));
  return {
    options,
    filter,
    applyForm(form) {
      const next = parseFilter(new FormData(form), options);
      history.replaceState(history.state, "", location.pathname + toQueryString(next));
      setFilter(next);
    },
  };
}
