import { getVersion, type RealtorProfile, type RealtorVersion } from "@realtor/api/loaning";
import { Button } from "@realtor/ui/button";
import { Disclosure } from "@realtor/ui/disclosure";
import { UndoIcon } from "@realtor/ui/icons";
import { media } from "@realtor/ui/styles";
import { Text } from "@realtor/ui/text";
import { useMemo, useState, useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import useSWR from "swr";
import { useAdmin } from "#app/admin/admin-context.ts";
import { LoadState } from "#app/admin/list-screen.tsx";
import { matchesMedia } from "#app/layout/use-media-query.ts";
import { useAddress } from "#app/page-root.tsx";
import { getChangedFields } from "#app/profile/draft/compare-drafts.ts";
import { type Draft, replaceDraft, toDraft } from "#app/profile/draft/draft.ts";
import { Differences } from "../editor/publish/differences.tsx";
import { BackToEditing } from "./back-to-editing.tsx";
import { listChanges } from "./describe-changes.ts";
import { toChange } from "./find-change.ts";
import { PageTools, type Side, usePageLanguage } from "./page-tools.tsx";
import { formatMoment } from "./version-days.ts";
import * as css from "./version-pages.css.ts";
import { VersionPages } from "./version-pages.tsx";

/** Different things that are named above the pages. */
const maxNamed = 5;

interface VersionPaneProps {
  version: RealtorVersion;
  /** The website as it is now, with its draft. */
  stored: RealtorProfile;
  isCompact: boolean;
  now: Date;
  timeZone: string;
  isBusy: boolean;
  onRestore: (versionId: number) => void;
}

/** A version next to the page as it is now, what is different, and the button that restores it. */
export function VersionPane(props: VersionPaneProps) {
  const { version, stored, isCompact, now, timeZone, isBusy, onRestore } = props;
  const intl = useIntl();
  const { http } = useAdmin();
  const { locale } = useAddress();
  const { id } = version;
  const { data, error, mutate } = useSWR(
    id === null ? null : ["version", stored.id, id],
    () => getVersion(http, stored.id, id ?? 0),
    { revalidateOnFocus: false },
  );
  const current = useMemo(() => toDraft(stored), [stored]);
  const restored = useMemo(() => data && toRestoredDraft(current, data), [current, data]);
  const changed = restored ? getChangedFields(current, restored) : [];
  const language = usePageLanguage(data ? [stored, data] : [stored]);
  const [isPhone, setPhone] = useState(() => matchesMedia(media.mobile));
  const [side, setSide] = useState<Side>("former");
  const title = formatMoment(version.savedAt, { now, locale, timeZone });
  const isSame = id === null || (restored !== undefined && changed.length === 0);
  return (
    <>
      <PageTools
        language={language}
        isPhone={isPhone}
        onPhoneChange={setPhone}
        side={side}
        sides={
          id === null ? null : { former: title, now: intl.formatMessage({ id: "versions.now" }) }
        }
        onSideChange={setSide}
      >
        {changed.length > 0 && (
          <FormattedMessage
            id="versions.different"
            values={{ changes: listChanges(changed.map(toChange), intl, maxNamed) }}
          />
        )}
      </PageTools>
      <LoadState
        className={css.failure}
        error={error}
        loaded
        onRetry={() => void mutate()}
        skeleton={{ shape: "text", count: 1 }}
      />
      <VersionPages
        former={id === null ? null : { key: String(id), title, profile: data }}
        stored={stored}
        locale={language.locale}
        isPhone={isPhone}
        hidden={isCompact && id !== null ? (side === "former" ? "now" : "former") : null}
      />
      {restored && changed.length > 0 && (
        <Disclosure
          className={css.details}
          headingLevel={2}
          title={intl.formatMessage({ id: "versions.details" })}
          detail={intl.formatNumber(changed.length)}
        >
          <Differences from={current} to={restored} />
        </Disclosure>
      )}
      <RestoreBar
        isSame={isSame}
        isBusy={isBusy}
        onRestore={id === null || restored === undefined ? undefined : () => onRestore(id)}
      />
    </>
  );
}

/** What a restoration leaves as it is: docs/spec/profile.md#versions. */
const keptKeys = ["desiredUrl", "hompageUrl", "userName"] as const;

/** The draft that a version becomes when it is restored. */
function toRestoredDraft(now: Draft, version: RealtorProfile): Draft {
  const restored = replaceDraft(now, toDraft(version));
  const kept = keptKeys.flatMap((key) => (key in now ? [[key, now[key]]] : []));
  return { ...restored, ...Object.fromEntries(kept) };
}

interface RestoreBarProps {
  /** The version is what is there now. */
  isSame: boolean;
  isBusy: boolean;
  /** Undefined until the version is loaded. */
  onRestore: (() => void) | undefined;
}

/** What restoring does, and its button; the way to the editor if there is nothing to restore. */
function RestoreBar({ isSame, isBusy, onRestore }: RestoreBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const wasBusy = useRef(false);
  const shown = useRef(isSame);
  useEffect(() => {
    wasBusy.current ||= isBusy;
  }, [isBusy]);
  useEffect(() => {
    if (shown.current === isSame) return;
    shown.current = isSame;
    // A restoration replaces the button that had the focus.
    if (wasBusy.current && document.activeElement === document.body)
      bar.current?.querySelector<HTMLElement>("a, button")?.focus();
    wasBusy.current = false;
  }, [isSame]);
  return (
    <div ref={bar} className={css.actions}>
      <Text size="small" tone="secondary" className={css.note}>
        {isSame ? (
          <FormattedMessage id="versions.isNow" />
        ) : (
          <FormattedMessage id="versions.note" />
        )}
      </Text>
      {isSame ? (
        <BackToEditing kind="button" />
      ) : (
        <Button size="medium" busy={isBusy} disabled={onRestore === undefined} onClick={onRestore}>
          <UndoIcon />
          <FormattedMessage id="versions.restore" />
        </Button>
      )}
    </div>
  );
}
