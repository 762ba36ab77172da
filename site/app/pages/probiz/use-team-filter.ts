import { useState } from "react";
import { useAddress } from "#app/page-root.tsx";
import {
  filterQuery,
  readFilter,
  type TeamChoices,
  teamChoices,
  type TeamFilter,
} from "./team-filter.ts";
import type { TeamMember } from "./team-member.ts";

export interface TeamFilterState {
  choices: TeamChoices;
  filter: TeamFilter;
  /** Takes what stands in the form, and writes it into the address. */
  ask: (form: HTMLFormElement) => void;
}

/** The filter that the address asks for, and what becomes of it on this page. */
export function useTeamFilter(members: readonly TeamMember[]): TeamFilterState {
  const { search } = useAddress();
  const choices = teamChoices(members);
  const [filter, setFilter] = useState(() => readFilter(new URLSearchParams(search), choices));
  return {
    choices,
    filter,
    ask(form) {
      const asked = readFilter(new FormData(form), choices);
      history.replaceState(history.state, "", location.pathname + filterQuery(asked));
      setFilter(asked);
    },
  };
}
