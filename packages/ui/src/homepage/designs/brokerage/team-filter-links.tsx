import type { MouseEvent, ReactNode } from "react";
import { Link } from "../../../components/link-provider/link-provider.tsx";
import type { Lang } from "../../../labels/labels.ts";
import {
  filterTeam,
  noTeamFilter,
  readFilterOptions,
  type TeamFilter,
} from "../../content/team-filter.ts";
import type { TeamMember } from "../../content/team.ts";
import { langAttribute } from "../../homepage-content.ts";
import * as tabs from "../../sections/listing-tabs.css.ts";
import type { TemplateProps } from "../../template-props.ts";
import * as styles from "./team-filter-links.css.ts";

export type OpenFilter = (event: MouseEvent<HTMLAnchorElement>, filter: TeamFilter) => void;

export type TeamFilterLinksProps = Pick<TemplateProps, "labels" | "formats"> & {
  members: readonly TeamMember[];
  filter: TeamFilter;
  /** URL of a filter. */
  href: (filter: TeamFilter) => string;
  lang: Lang;
  onOpen: OpenFilter;
};

/** States and languages as links, which work without JavaScript. Renders nothing without a choice. */
export function TeamFilterLinks({ members, filter, labels, lang, ...page }: TeamFilterLinksProps) {
  const { states, languages } = readFilterOptions(members);
  const text = labels.homepage.team;
  if (states.length === 0 && languages.length === 0) return null;
  const { state, language } = filter;
  const link = (next: TeamFilter) => ({ members, filter: next, ...page });
  return (
    <nav aria-label={text.filter} className={styles.root}>
      <ul className={styles.group}>
        <FilterLink {...link(noTeamFilter)} current={state === null && language === null}>
          {text.all}
        </FilterLink>
        {states.map((one) => (
          <FilterLink key={one} {...link({ state: one, language })} current={state === one}>
            {text.states[one]}
          </FilterLink>
        ))}
      </ul>
      {languages.length > 0 && (
        <ul className={styles.group}>
          {languages.map((one) => (
            <FilterLink
              key={one}
              // The current language is removed again.
              {...link({ state, language: language === one ? null : one })}
              current={language === one}
              count={false}
            >
              <span {...langAttribute({ text: "", lang: one }, lang)}>
                {labels.language.names[one === "ja" ? "ja-JP" : one]}
              </span>
            </FilterLink>
          ))}
        </ul>
      )}
    </nav>
  );
}

type FilterLinkProps = Pick<TeamFilterLinksProps, "members" | "filter" | "href" | "onOpen"> &
  Pick<TemplateProps, "formats"> & {
    current: boolean;
    /** Shows the number of agents. */
    count?: boolean;
    children: ReactNode;
  };

function FilterLink(props: FilterLinkProps) {
  const { members, filter, href, onOpen, formats, current, count = true, children } = props;
  return (
    <li>
      <Link
        className={tabs.tab}
        href={href(filter)}
        aria-current={current ? "true" : undefined}
        onClick={(event) => onOpen(event, filter)}
      >
        {children}{" "}
        {count && (
          <span className={tabs.count}>{formats.number(filterTeam(members, filter).length)}</span>
        )}
      </Link>
    </li>
  );
}
