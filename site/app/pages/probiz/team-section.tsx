import { EmptyState } from "@realtor/ui/empty-state";
import { wrap } from "@realtor/ui/styles";
import { TextLink } from "@realtor/ui/text-link";
import { FormattedMessage, useIntl } from "react-intl";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import { MemberRow, type TeamLabels } from "./member-row.tsx";
import * as css from "./team-section.css.ts";
import { filterTeam, maxQueryLength, regionKey, type TeamFilterState } from "./team-filter.ts";
import type { TeamMember } from "./team-member.ts";
import type { TeamSales } from "./team-sales.ts";
import { Button } from "@realtor/ui/button";
import { NativeSelect } from "@realtor/ui/native-select";
import { TextField } from "@realtor/ui/text-field";

interface TeamSectionProps {
  members: readonly TeamMember[];
  sales: TeamSales | null;
  labels: TeamLabels;
  filter: TeamFilterState;
}

/** The search form and the team's agents in the brokerage's order. */
export function TeamSection({ members, sales, labels, filter }: TeamSectionProps) {
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
            <MemberRow
              key={member.desiredUrl}
              member={member}
              sales={sales?.byAgent[member.desiredUrl]}
              labels={labels}
            />
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

interface TeamSearchProps extends TeamFilterState {
  /** Path of this page, for submission without script. */
  action: string;
  labels: TeamLabels;
}

/** Search by name, language and region: a GET form that filters on input when script runs. */
function TeamSearch({ action, labels, options, filter, applyForm }: TeamSearchProps) {
  const { formatMessage } = useIntl();
  return (
    <search aria-label={formatMessage({ id: "probiz.search" })}>
      <form
        action={action}
        className={css.search}
        onInput={({ currentTarget }) => applyForm(currentTarget)}
        onSubmit={(event) => {
          event.preventDefault();
          applyForm(event.currentTarget);
        }}
      >
        <TextField
          label={formatMessage({ id: "probiz.q" })}
          name="q"
          type="search"
          maxLength={maxQueryLength}
          autoComplete="off"
          enterKeyHint="search"
          defaultValue={filter.q}
        />
        <NativeSelect
          label={labels.homepage.hero.languages}
          name="language"
          defaultValue={filter.language ?? ""}
          options={[
            {
              value: "",
              label: formatMessage({ id: "probiz.anyLanguage" }),
            },
            ...options.languages.map((lang) => ({
              value: lang,
              label: labels.language.spoken[lang],
            })),
          ]}
        />
        <NativeSelect
          label={labels.homepage.regions.title}
          name="region"
          defaultValue={filter.region ?? ""}
          options={[
            {
              value: "",
              label: formatMessage({ id: "probiz.anyRegion" }),
            },
            ...options.regions.map((region) => ({
              value: regionKey(region),
              label: region.displayName.text,
            })),
          ]}
        />
        <Button type="submit" variant="outline" size="medium">
          <FormattedMessage id="probiz.find" />
        </Button>
      </form>
    </search>
  );
}
