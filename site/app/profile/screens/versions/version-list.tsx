import type { RealtorVersion } from "@realtor/api/loaning";
import { Button } from "@realtor/ui/button";
import { GridList } from "@realtor/ui/grid-list";
import { controlLabelsFor } from "@realtor/ui/labels";
import { FormattedMessage, useIntl } from "react-intl";
import { hrefWithParams, interceptClick, updateSearchParams } from "#app/admin/search-params.ts";
import { useAddress } from "#app/page-root.tsx";
import { getVersionKey } from "./use-versions.ts";
import { type Day, findDay } from "./version-days.ts";
import * as css from "./version-list.css.ts";
import { useVersionFacts, VersionRow } from "./version-row.tsx";

interface VersionListProps {
  versions: readonly RealtorVersion[];
  /** Key of the version that is shown: `getVersionKey`. */
  selected: string | null;
  /** Changes that are not public; null if nothing is public. */
  changeCount: number | null;
  now: Date;
  timeZone: string;
}

/** The versions by day, each a link that shows it. */
export function VersionList(props: VersionListProps) {
  const { versions, now, timeZone } = props;
  const { locale } = useAddress();
  const groups: { day: Day; versions: RealtorVersion[] }[] = [];
  for (const version of versions) {
    const day = findDay(version.savedAt, { now, locale, timeZone });
    const last = groups.at(-1);
    if (last && JSON.stringify(last.day) === JSON.stringify(day)) last.versions.push(version);
    else groups.push({ day, versions: [version] });
  }
  return groups.map((group) => (
    <DayGroup key={group.versions[0]?.id ?? "now"} {...props} {...group} />
  ));
}

function DayGroup({ day, versions, selected, ...options }: VersionListProps & { day: Day }) {
  const { formatMessage } = useIntl();
  const { locale } = useAddress();
  const describe = useVersionFacts(options);
  const rows = versions.map((version) => ({ version, facts: describe(version) }));
  const label = typeof day === "string" ? formatMessage({ id: `versions.${day}` }) : day.text;
  return (
    <section>
      <h2 className={css.day}>{label}</h2>
      <GridList
        className={css.list}
        labels={controlLabelsFor(locale).gridList}
        label={label}
        items={rows}
        itemKey={({ version }) => getVersionKey(version)}
        itemLabel={({ facts: { title, author, time, mark } }) =>
          [title, author, time, mark?.text].filter(Boolean).join(", ")
        }
        itemHref={({ version }) => hrefWithParams({ version: getVersionKey(version) })}
        currentKey={selected ?? undefined}
        onOpen={({ version }, event) => {
          if (interceptClick(event))
            updateSearchParams({ version: getVersionKey(version) }, { push: selected === null });
        }}
      >
        {(row) => <VersionRow {...row} />}
      </GridList>
    </section>
  );
}

interface ShowEarlierProps {
  isLoading: boolean;
  onPress: () => void;
}

/** Loads the next page of the list. */
export function ShowEarlier({ isLoading, onPress }: ShowEarlierProps) {
  return (
    <div className={css.earlier}>
      <Button variant="outline" size="small" busy={isLoading} onClick={onPress}>
        <FormattedMessage id="versions.showEarlier" />
      </Button>
    </div>
  );
}
