import type { RealtorProfile } from "@realtor/api/loaning";
import { Heading } from "@realtor/ui/heading";
import { ArrowLeftIcon } from "@realtor/ui/icons";
import { Text } from "@realtor/ui/text";
import { useRef, useState, type RefObject, useEffect } from "react";
import { createPortal } from "react-dom";
import { FormattedMessage, useIntl } from "react-intl";
import { editorBarId, compact } from "#app/admin/editor-bar.ts";
import { barButton } from "#app/admin/layouts/split-view.css.ts";
import { Pane, PaneBar, SplitView } from "#app/admin/layouts/split-view.tsx";
import { LoadState } from "#app/admin/list-screen.tsx";
import {
  hrefWithParams,
  interceptClick,
  stepBack,
  updateSearchParams,
  useSearchParams,
} from "#app/admin/search-params.ts";
import { getLocalTimeZone } from "#app/i18n/formats/time-zones.ts";
import { useMediaQuery } from "#app/layout/use-media-query.ts";
import { getChangedFields } from "#app/profile/draft/compare-drafts.ts";
import { toDraft, toPublicDraft } from "#app/profile/draft/draft.ts";
import { BackToEditing, useEditorPath } from "./back-to-editing.tsx";
import { describeVersion } from "./describe-version.ts";
import { useRestore } from "./use-restore.ts";
import { getVersionKey, useVersions } from "./use-versions.ts";
import { ShowEarlier, VersionList } from "./version-list.tsx";
import { VersionPane } from "./version-pane.tsx";
import * as css from "./versions.css.ts";

interface VersionsScreenProps {
  /** With its draft. */
  stored: RealtorProfile;
  onRestored: (restored: RealtorProfile) => void;
}

/** The versions of a website, and the chosen one next to the page as it is now. */
export function VersionsScreen({ stored, onRestored }: VersionsScreenProps) {
  const intl = useIntl();
  const isCompact = useMediaQuery(compact);
  const requested = useSearchParams().get("version");
  const versions = useVersions(stored.id);
  const { isBusy, restore } = useRestore(stored.id, (restored) => {
    onRestored(restored);
    void versions.refresh();
  });
  const [clock] = useState(() => ({ now: new Date(), timeZone: getLocalTimeZone() }));
  const side = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { shown } = versions;
  // Next to the list the newest former version is open; on a phone the list comes first.
  const first = isCompact ? undefined : (shown?.find(({ id }) => id !== null) ?? shown?.[0]);
  const version = shown?.find((one) => getVersionKey(one) === requested) ?? first;
  const selected = version ? getVersionKey(version) : null;
  useReturnFocus(isCompact ? selected : null, { side, heading });
  const changeCount =
    stored.isMakeHomepage === "Y"
      ? getChangedFields(toPublicDraft(stored), toDraft(stored)).length
      : null;
  const isEdited = version?.id === null && changeCount !== 0;
  return (
    <SplitView
      panes="versions"
      bar={
        isCompact ? (
          <CompactBar isOpen={selected !== null}>
            {version && (
              <h1 ref={heading} tabIndex={-1} className={css.barTitle}>
                {isEdited
                  ? intl.formatMessage({ id: "versions.editing" })
                  : describeVersion(version, intl)}
              </h1>
            )}
          </CompactBar>
        ) : (
          <BarLink />
        )
      }
    >
      <Pane ref={side} className={css.side} shown={selected === null}>
        <div className={css.head}>
          <Heading level={1} size="heading">
            <FormattedMessage id="versions.title" />
          </Heading>
          <Text size="small" tone="secondary" className={css.lead}>
            <FormattedMessage id="versions.lead" />
          </Text>
        </div>
        <LoadState
          className={css.loading}
          error={versions.error}
          loaded={shown !== undefined}
          onRetry={() => void versions.refresh()}
          skeleton={{ shape: "text", count: 6 }}
        />
        {shown && (
          <VersionList versions={shown} selected={selected} changeCount={changeCount} {...clock} />
        )}
        {versions.hasEarlier && (
          <ShowEarlier isLoading={versions.isLoadingEarlier} onPress={versions.showEarlier} />
        )}
      </Pane>
      <Pane className={css.pane} shown={selected !== null}>
        {version && (
          <VersionPane
            key={String(isCompact)}
            version={version}
            stored={stored}
            isCompact={isCompact}
            isBusy={isBusy}
            onRestore={(id) => {
              // The list changes, and the version stays open.
              updateSearchParams({ version: String(id) });
              restore(id);
            }}
            {...clock}
          />
        )}
      </Pane>
    </SplitView>
  );
}

/** The link to the editor, in the black bar. */
function BarLink() {
  const [place] = useState(() => document.querySelector(`#${editorBarId}`));
  return place && createPortal(<BackToEditing kind="link" />, place);
}

/** The only bar on a phone: from a version to the list, and from there to the editor. */
function CompactBar({ isOpen, children }: { isOpen: boolean; children: React.ReactNode }) {
  const { formatMessage } = useIntl();
  const editor = useEditorPath();
  if (!isOpen)
    return (
      <PaneBar>
        <a className={barButton} href={editor}>
          <ArrowLeftIcon />
          <FormattedMessage id="versions.back" />
        </a>
      </PaneBar>
    );
  return (
    <PaneBar>
      <a
        className={barButton}
        href={hrefWithParams({ version: "" })}
        aria-label={formatMessage({ id: "versions.toList" })}
        onClick={(event) => {
          if (interceptClick(event)) stepBack({ version: "" });
        }}
      >
        <ArrowLeftIcon />
      </a>
      {children}
    </PaneBar>
  );
}

interface FocusTargets {
  /** Contains the rows. */
  side: RefObject<HTMLElement | null>;
  /** The heading of the open version. */
  heading: RefObject<HTMLElement | null>;
}

/**
 * Where list and version replace each other: moves the focus to the heading of a version that opens, and
 * back to its row. `open` is the key of the version, or null.
 */
function useReturnFocus(open: string | null, { side, heading }: FocusTargets): void {
  const before = useRef<string | null>(open);
  useEffect(() => {
    const closed = before.current;
    before.current = open;
    if (open === closed) return;
    if (open !== null) heading.current?.focus();
    else if (closed !== null) {
      const row = side.current?.querySelector(`[data-version="${CSS.escape(closed)}"]`);
      row?.closest<HTMLElement>("[role=row]")?.focus();
    }
  }, [open, side, heading]);
}
