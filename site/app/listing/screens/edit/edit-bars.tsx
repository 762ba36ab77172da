import { Button } from "@realtor/ui/button";
import { ArrowLeftIcon, CloseIcon } from "@realtor/ui/icons";
import { visuallyHidden } from "@realtor/ui/styles";
import { FormattedMessage, useIntl } from "react-intl";
import { useStore } from "zustand";
import { barButton } from "#app/admin/layouts/split-view.css.ts";
import { PaneBar } from "#app/admin/layouts/split-view.tsx";
import { useDeferredSelector } from "#app/profile/draft/use-store.ts";
import { useStoredListing } from "../../document/listing-kind.ts";
import { useListingSaver } from "../../document/listing-provider.tsx";
import { listingValues } from "../../document/listing-values.ts";
import { doneParts, neededParts } from "../../form/parts.ts";
import { PageLanguage, type PageLanguageProps } from "../../preview/page-language.tsx";
import * as css from "./edit-screen.css.ts";
import { PublicState, SaveState } from "./listing-state.tsx";

/** The street of the home, or that it is new. */
function useTitle(): string {
  const { formatMessage } = useIntl();
  const { published } = useStoredListing();
  const street = useDeferredSelector((draft) => listingValues.street.get(draft).trim());
  if (street !== "") return street;
  return formatMessage({ id: published ? "listing-form.listing" : "listing-form.add" });
}

function NeededCount() {
  const done = useDeferredSelector((draft) => {
    const parts = doneParts(draft, new Date());
    return neededParts.filter((part) => parts.has(part)).length;
  });
  return (
    <span className={css.count}>
      <FormattedMessage
        id="listing-form.neededParts"
        values={{ n: done, total: neededParts.length }}
      />
    </span>
  );
}

/** Above the form where the index is next to it. */
export function FormHead() {
  return (
    <div className={css.head}>
      <h1 className={css.title}>{useTitle()}</h1>
      <NeededCount />
    </div>
  );
}

/** The only bar at the top on a phone and a tablet: the way back, and what is saved. */
export function CompactBar({ listHref }: { listHref: string }) {
  const { formatMessage } = useIntl();
  return (
    <PaneBar data-editor-bar>
      <a
        className={barButton}
        href={listHref}
        aria-label={formatMessage({ id: "listing-form.all" })}
      >
        <CloseIcon />
      </a>
      <h1 className={css.barTitle}>{useTitle()}</h1>
      <span className={css.barCount}>
        <NeededCount />
      </span>
      <SaveState />
    </PaneBar>
  );
}

/** The bar above the page that is in place of the form: the way back to the form, and the language of the page. */
export function PreviewBar({ onLeave, ...language }: PageLanguageProps & { onLeave: () => void }) {
  return (
    <PaneBar data-editor-bar>
      <button type="button" className={`${barButton} ${css.leave}`} onClick={onLeave}>
        <ArrowLeftIcon />
        <FormattedMessage id="editor.tab.form" />
      </button>
      <PageLanguage {...language} />
    </PaneBar>
  );
}

/** In the black bar what is saved, and else what visitors see. */
export function BarState() {
  return (
    <>
      <SaveState />
      <span className={visuallyHidden}>
        <PublicState />
      </span>
    </>
  );
}

interface PublishButtonProps {
  /** Another button is the screen's blue one. */
  isSecond?: boolean;
  onPublish: () => void;
}

/** Publishes; never disabled, so that its name and result are always available. */
export function PublishButton({ isSecond = false, onPublish }: PublishButtonProps) {
  const { formatMessage } = useIntl();
  const saver = useListingSaver();
  const isBusy = useStore(
    saver,
    ({ activity }) => activity.kind === "saving" && activity.action === "publish",
  );
  const { published, draft, kind } = useStoredListing();
  const isQuiet = isSecond || (published !== null && draft === null);
  const isKnown = published !== null || kind === "words";
  return (
    <Button
      className={css.publish}
      size="small"
      variant={isQuiet ? "outline" : "primary"}
      data-quiet={isQuiet ? "" : undefined}
      busy={isBusy}
      busyLabel={formatMessage({ id: "listing-form.publishing" })}
      onClick={onPublish}
    >
      <FormattedMessage id={isKnown ? "listing-form.publishChanges" : "listing-form.publish"} />
    </Button>
  );
}
