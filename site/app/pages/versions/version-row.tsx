import type { RealtorVersion } from "@realtor/api/loaning";
import { Status } from "@realtor/ui/status";
import { FormattedMessage, useIntl } from "react-intl";
import { useAdmin } from "#app/admin/admin-context.ts";
import { hrefWithParams, interceptClick, updateSearchParams } from "#app/admin/search-params.ts";
import { useAddress } from "#app/page-root.tsx";
import { statusMessages } from "#app/profile-editor/saving/status-messages.ts";
import { describeVersion } from "./describe-version.ts";
import { moveFocus } from "./version-focus.ts";
import { formatTime } from "./version-days.ts";
import { getVersionKey } from "./use-versions.ts";
import * as css from "./version-list.css.ts";
import { versionMessages } from "./version-messages.ts";

interface VersionRowProps {
  version: RealtorVersion;
  selected: string | null;
  changeCount: number | null;
  now: Date;
  timeZone: string;
}

/** What a version changed, by whom and when, and whether it was published: a link that shows it. */
export function VersionRow({ version, selected, changeCount, now, timeZone }: VersionRowProps) {
  const intl = useIntl();
  const { locale } = useAddress();
  const key = getVersionKey(version);
  const isEdited = version.id === null && changeCount !== 0;
  const author = useAuthor(version);
  const time = formatTime(version.savedAt, { now, locale, timeZone });
  return (
    <li>
      <a
        className={css.row}
        href={hrefWithParams({ version: key })}
        aria-current={key === selected ? "true" : undefined}
        data-version={key}
        onKeyDown={moveFocus}
        onClick={(event) => {
          if (interceptClick(event))
            updateSearchParams({ version: key }, { push: selected === null });
        }}
      >
        <span className={css.text}>
          <span className={css.title}>
            {isEdited
              ? intl.formatMessage(versionMessages.editing)
              : describeVersion(version, intl)}
          </span>
          <span className={css.facts}>
            {author !== "" && `${author} · `}
            <time dateTime={version.savedAt}>{time}</time>
          </span>
        </span>
        <VersionMark version={version} changeCount={version.id === null ? changeCount : 0} />
      </a>
    </li>
  );
}

function useAuthor({ savedBy, savedById, isByStaff }: RealtorVersion): string {
  const { formatMessage } = useIntl();
  const { user, isStaff } = useAdmin();
  if (savedById === "") return "";
  if (savedById === user.id) return formatMessage(versionMessages.byYou);
  if (isByStaff && !isStaff) return formatMessage(versionMessages.byStaff);
  return savedBy === "" ? "" : formatMessage(versionMessages.by, { name: savedBy });
}

interface VersionMarkProps {
  version: Pick<RealtorVersion, "isLive" | "isPublication">;
  /** Of the current version: changes that are not public; null if nothing is public. */
  changeCount: number | null;
}

function VersionMark({ version, changeCount }: VersionMarkProps) {
  if (changeCount === null)
    return (
      <Status kind="draft" className={css.mark}>
        <FormattedMessage {...statusMessages.draft} />
      </Status>
    );
  if (changeCount > 0)
    return (
      <Status kind="unsaved" className={css.mark}>
        <FormattedMessage {...statusMessages.changes} values={{ n: changeCount }} />
      </Status>
    );
  if (!version.isLive && !version.isPublication) return null;
  return (
    <Status kind={version.isLive ? "live" : "draft"} className={`${css.mark} ${css.published}`}>
      <FormattedMessage {...versionMessages[version.isLive ? "live" : "published"]} />
    </Status>
  );
}
