import { type MouseEvent, useState } from "react";
import { isUnmodifiedClick } from "../../../hooks/is-unmodified-click.ts";
import type { TeamFilter } from "../../content/team-filter.ts";
import type { TeamSection } from "./split-teams.ts";

/**
 * The filter of the page, or the one opened since. `open` applies a filter in place, with its address
 * and the scroll position.
 */
export function useTeamFilter(section: TeamSection) {
  const [opened, setOpened] = useState<{ filter: TeamFilter; section: TeamSection } | null>(null);

  const open = (event: MouseEvent<HTMLAnchorElement>, filter: TeamFilter) => {
    if (!isUnmodifiedClick(event)) return;
    event.preventDefault();
    history.replaceState(history.state, "", event.currentTarget.href);
    setOpened({ filter, section });
  };

  // The section changes in the preview of the editor.
  const isOpened = opened?.section === section;
  return { filter: isOpened ? opened.filter : section.filter, isOpened, open };
}
