import { EmptyState } from "@realtor/ui/empty-state";
import { wrap } from "@realtor/ui/styles";
import { TextLink } from "@realtor/ui/text-link";
import { FormattedMessage, useIntl } from "react-intl";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import { MemberRow } from "./member-row.tsx";
import type { TeamLabels } from "./probiz-props.ts";
import * as css from "./team-section.css.ts";
import { filterTeam } from "./team-filter.ts";
import type { TeamMember } from "./team-member.ts";
import { TeamSearch } from "./team-search.tsx";
import type { TeamFilterState } from "./use-team-filter.ts";

interface TeamSectionProps {
  members: readonly TeamMember[];
  labels: TeamLabels;
  filter: TeamFilterState;
}

/** The search form and the team's agents in the brokerage's order. */
export function TeamSection({ members, labels, filter }: TeamSectionProps) {
  const { formatMessage } = useIntl();
  const { path, locale } = useAddress();
  const action = localePath(path, locale);
  const found = filterTeam(members, filter.filter);
  if (members.length === 0)
    return (
      <div className={`${wrap} ${css.section}`}>
        <EmptyState>{formatMessage({ id: "probiz.noTeam" })}</EmptyState>
      </div>
    );
  return (
    <section className={`${wrap} ${css.section}`} aria-labelledby="team">
      <h2 id="team" className={css.title}>
        <FormattedMessage id="probiz.team" />
      </h2>
      <TeamSearch action={action} labels={labels} {...filter} />
      <output className={css.count}>
        <FormattedMessage
          id="probiz.count"
          values={{ shown: found.length, total: members.length }}
        />
      </output>
      {found.length > 0 ? (
        <ul className={css.list}>
          {found.map((member) => (
            <MemberRow key={member.desiredUrl} member={member} labels={labels} />
          ))}
        </ul>
      ) : (
        <EmptyState
          title={formatMessage({ id: "probiz.empty.title" })}
          action={
            <TextLink href={action}>
              <FormattedMessage id="probiz.clear" />
            </TextLink>
          }
        >
          {formatMessage({ id: "probiz.empty.body" })}
        </EmptyState>
      )}
    </section>
  );
}
