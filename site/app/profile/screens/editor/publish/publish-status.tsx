import { Status } from "@realtor/ui/status";
import { visuallyHidden } from "@realtor/ui/styles";
import { useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "@realtor/ui/button";
import { Inline } from "@realtor/ui/inline";
import { useToast } from "@realtor/ui/toast";
import { getLocalTimeZone } from "#app/i18n/formats/time-zones.ts";
import type { MessageKey } from "#app/i18n/messages.ts";
import { useCopy } from "#app/admin/use-copy.ts";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import { useEditorState } from "#app/profile/draft/use-draft.ts";
import type { PublishState } from "./publish-state.ts";
import * as css from "./publish-status.css.ts";

interface PublishStatusProps {
  state: PublishState;
  onOpenConflict: () => void;
}

/**
 * What is saved and what is public. Screen readers hear what needs attention and the result of
 * publishing, and not the count of changes, which changes while typing.
 */
export function PublishStatus({ state, onOpenConflict }: PublishStatusProps) {
  const text = useStatusText(state);
  return (
    <Inline gap={16} rowGap={0} className={css.state}>
      <span className={visuallyHidden} aria-live="polite">
        {isAnnounced(state) && text}
      </span>
      {state.kind === "conflict" ? (
        <button type="button" className={css.conflict} onClick={onOpenConflict}>
          <Status className={css.text} kind="unsaved" data-status="conflict">
            {text}
          </Status>
        </button>
      ) : (
        <Status className={css.text} kind={kinds[state.kind]} data-status={state.kind}>
          {text}
        </Status>
      )}
      {(state.kind === "live" || state.kind === "published") && (
        <PublicPageLinks canCopy={state.kind === "published"} />
      )}
    </Inline>
  );
}

const kinds = {
  saving: "draft",
  waiting: "unsaved",
  failed: "attention",
  conflict: "unsaved",
  invalid: "attention",
  draft: "draft",
  changes: "unsaved",
  published: "live",
  live: "live",
} as const;

function isAnnounced({ kind }: PublishState): boolean {
  return kind !== "changes" && kind !== "draft" && kind !== "live" && kind !== "saving";
}

const failedMessages = {
  save: "editor.status.failedToSave",
  publish: "editor.status.failedToPublish",
  unpublish: "editor.status.failedToUnpublish",
} satisfies Record<string, MessageKey>;

function useStatusText(state: PublishState) {
  const publishedAt = state.kind === "published" ? state.at : null;
  const now = useNowAfter(publishedAt === null ? null : publishedAt + recentMs);
  const { formatDate, formatTime } = useIntl();
  switch (state.kind) {
    case "saving":
    case "conflict":
    case "draft":
      return <FormattedMessage id={`editor.status.${state.kind}`} />;
    case "live":
      return <FormattedMessage id="editor.status.everythingLive" />;
    case "waiting":
      return (
        <FormattedMessage
          id={
            state.action === "publish" ? "editor.status.waitingToPublish" : "editor.status.waiting"
          }
        />
      );
    case "failed":
      return <FormattedMessage id={failedMessages[state.action]} />;
    case "invalid":
      return <FormattedMessage id="editor.wrong.summary" values={{ n: state.n }} />;
    case "changes":
      return <FormattedMessage id="editor.status.changes" values={{ n: state.n }} />;
    case "published": {
      if (now < state.at + recentMs) return <FormattedMessage id="editor.status.justNow" />;
      const timeZone = getLocalTimeZone();
      const date = formatDate(state.at, { dateStyle: "medium", timeZone });
      const isToday = date === formatDate(now, { dateStyle: "medium", timeZone });
      const time = formatTime(state.at, { hour: "numeric", minute: "2-digit", timeZone });
      return isToday ? (
        <FormattedMessage id="editor.status.today" values={{ time }} />
      ) : (
        <FormattedMessage id="editor.status.earlier" values={{ date }} />
      );
    }
    default:
      return state satisfies never;
  }
}

/** ms in which a publication is just now. */
const recentMs = 60_000;

/** The time in ms when the component was rendered first, or when `at` was reached. */
function useNowAfter(at: number | null): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (at === null) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), at - Date.now());
    return () => clearTimeout(timer);
  }, [at]);
  return now;
}

interface PublishButtonProps {
  /** There is nothing to publish: the button is not the next thing to do. */
  quiet: boolean;
  busy: boolean;
  onPublish: () => void;
}

/** Publishes; never disabled, so that its name and result are always available. */
export function PublishButton({ quiet, busy, onPublish }: PublishButtonProps) {
  const { formatMessage } = useIntl();
  return (
    <Button
      className={css.publish}
      variant={quiet ? "outline" : "primary"}
      size="small"
      data-quiet={quiet ? "" : undefined}
      busy={busy}
      busyLabel={formatMessage({ id: "editor.publishing" })}
      onClick={onPublish}
    >
      <FormattedMessage id="editor.publish" />
    </Button>
  );
}

/** Links to the public page: opens it in a new tab, and copies its address. */
function PublicPageLinks({ canCopy }: { canCopy: boolean }) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const { locale, origin, ownDomain } = useAddress();
  const slug = useEditorState(({ stored }) => stored.desiredUrl);
  const path = ownDomain ? "/" : `/${slug}`;
  const { result, copy } = useCopy();
  const isCopied = result === "copied";
  async function copyLink() {
    const link = new URL(path, origin).href;
    // The text of the toast can be selected.
    if (!(await copy(link))) toast({ text: link });
  }
  return (
    <span className={css.links}>
      <a className={css.link} href={localePath(path, locale)} target="_blank" rel="noreferrer">
        <FormattedMessage id="editor.status.view" />
      </a>
      {canCopy && (
        <button type="button" className={css.link} onClick={() => void copyLink()}>
          {formatMessage({ id: isCopied ? "editor.status.copied" : "editor.status.copyLink" })}
        </button>
      )}
      <output className={visuallyHidden}>
        {isCopied && formatMessage({ id: "editor.status.copied" })}
      </output>
    </span>
  );
}
