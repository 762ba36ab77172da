import type { RealtorVersion } from "@realtor/api/loaning";
import { Inline } from "@realtor/ui/inline";
import { Status, type StatusProps } from "@realtor/ui/status";
import { Text } from "@realtor/ui/text";
import { useIntl } from "react-intl";
import { useAdmin } from "#app/admin/admin-context.ts";
import { useAddress } from "#app/page-root.tsx";
import { describeVersion } from "./describe-version.ts";
import { formatTime } from "./version-days.ts";
import { getVersionKey } from "./use-versions.ts";
import * as css from "./version-list.css.ts";

interface VersionMark {
  kind: StatusProps["kind"];
  text: string;
  /** It is or was public. */
  isPublished: boolean;
}

/** What a row says about a version. */
export interface VersionFacts {
  /** What it changed. */
  title: string;
  /** By whom; empty if it is unknown. */
  author: string;
  time: string;
  mark: VersionMark | null;
}

interface FactsOptions {
  /** Changes of the current version that are not public; null if nothing is public. */
  changeCount: number | null;
  now: Date;
  timeZone: string;
}

/** Describes a version: what it changed, by whom and when, and whether it was published. */
export function useVersionFacts({ changeCount, now, timeZone }: FactsOptions) {
  const intl = useIntl();
  const { locale } = useAddress();
  const getAuthor = useAuthor();
  const getMark = useMark();
  return (version: RealtorVersion): VersionFacts => {
    const isNow = version.id === null;
    return {
      title:
        isNow && changeCount !== 0
          ? intl.formatMessage({ id: "versions.editing" })
          : describeVersion(version, intl),
      author: getAuthor(version),
      time: formatTime(version.savedAt, { now, locale, timeZone }),
      mark: getMark(version, isNow ? changeCount : 0),
    };
  };
}

interface VersionRowProps {
  version: RealtorVersion;
  facts: VersionFacts;
}

/** The content of a row of the list. */
export function VersionRow({ version, facts }: VersionRowProps) {
  const { title, author, time, mark } = facts;
  return (
    <Inline
      as="span"
      gap={16}
      rowGap={4}
      justify="between"
      className={css.row}
      data-version={getVersionKey(version)}
    >
      <span className={css.text}>
        <Text as="span" size="base" weight="semibold">
          {title}
        </Text>
        <Text as="span" size="caption" tone="secondary" className={css.facts}>
          {author !== "" && `${author} · `}
          <time dateTime={version.savedAt}>{time}</time>
        </Text>
      </span>
      {mark && (
        <Status
          kind={mark.kind}
          className={mark.isPublished ? `${css.mark} ${css.published}` : css.mark}
        >
          {mark.text}
        </Status>
      )}
    </Inline>
  );
}

function useAuthor() {
  const { formatMessage } = useIntl();
  const { user, isStaff } = useAdmin();
  return ({ savedBy, savedById, isByStaff }: RealtorVersion): string => {
    if (savedById === "") return "";
    if (savedById === user.id) return formatMessage({ id: "versions.byYou" });
    if (isByStaff && !isStaff) return formatMessage({ id: "versions.byStaff" });
    return savedBy === "" ? "" : formatMessage({ id: "versions.by" }, { name: savedBy });
  };
}

function useMark() {
  const { formatMessage } = useIntl();
  return (version: RealtorVersion, changeCount: number | null): VersionMark | null => {
    if (changeCount === null)
      return {
        kind: "draft",
        text: formatMessage({ id: "editor.status.draft" }),
        isPublished: false,
      };
    if (changeCount > 0) {
      const text = formatMessage({ id: "editor.status.changes" }, { n: changeCount });
      return { kind: "unsaved", text, isPublished: false };
    }
    if (!version.isLive && !version.isPublication) return null;
    const text = formatMessage({ id: `versions.${version.isLive ? "live" : "published"}` });
    return { kind: version.isLive ? "live" : "draft", text, isPublished: true };
  };
}
