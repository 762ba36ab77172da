import type { RealtorVersion } from "@realtor/api/loaning";
import { Button } from "@realtor/ui/button";
import { useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useAddress } from "#app/page-root.tsx";
import { type Day, findDay } from "./version-days.ts";
import * as css from "./version-list.css.ts";
import { versionMessages } from "./version-messages.ts";
import { VersionRow } from "./version-row.tsx";

interface VersionListProps {
  versions: readonly RealtorVersion[];
  /** Key of the version that is shown: `getVersionKey`. */
  selected: string | null;
  /** Changes that are not public; null if nothing is public. */
  changeCount: number | null;
  now: Date;
  timeZone: string;
}

/** The versions by day. The arrow keys move between them. */
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
  return (
    <div data-versions>
      {groups.map((group) => (
        <DayGroup key={group.versions[0]?.id ?? "now"} {...props} {...group} />
      ))}
    </div>
  );
}

function DayGroup({ day, versions, ...props }: VersionListProps & { day: Day }) {
  const id = useId();
  const { formatMessage } = useIntl();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={css.day}>
        {typeof day === "string" ? formatMessage(versionMessages[day]) : day.text}
      </h2>
      <ol className={css.list}>
        {versions.map((version) => (
          <VersionRow key={version.id ?? "now"} version={version} {...props} />
        ))}
      </ol>
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
        <FormattedMessage
          id="versions.showEarlier"
          defaultMessage="Show earlier"
          description="Button below the list of versions that loads older ones."
        />
      </Button>
    </div>
  );
}
