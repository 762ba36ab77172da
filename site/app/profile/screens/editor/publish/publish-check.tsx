import type { ValueId } from "@realtor/profile/fields";
import { Button } from "@realtor/ui/button";
import { ArrowRightIcon } from "@realtor/ui/icons";
import { PanelBody, PanelFooter } from "@realtor/ui/panel-parts";
import { SidePanel } from "@realtor/ui/side-panel";
import { TextLink } from "@realtor/ui/text-link";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useStore } from "zustand";
import { useShallow } from "zustand/react/shallow";
import { toPhoneHref, useHelpPhone } from "#app/admin/help-phone.ts";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import { useDraft, useEditorState } from "#app/profile/draft/use-draft.ts";
import { useOpenField } from "#app/profile/field/field-links.ts";
import { useUploadQueue } from "#app/profile/photos/photo-uploads.tsx";
import { FormerAddressNote } from "#app/profile/field/checks/former-address-note.tsx";
import { createChecklist } from "#app/profile/field/checks/create-checklist.ts";
import { withPublishing } from "#app/profile/saving/use-publish-on-return.ts";
import { refusedCodes } from "#app/profile/saving/refused-codes.ts";
import { useSaver } from "#app/profile/saving/use-autosave.ts";
import { RecommendationRows, PendingPhotoRows, RequiredRows, WordingRows } from "./check-rows.tsx";
import { fixMessages } from "./check-row-messages.ts";
import * as css from "./publish-check.css.ts";

/** Rows of 60 px that fit into a window of 900 px without scrolling. */
const maxRows = 9;
const maxRecommendations = 4;

interface PublishCheckProps {
  /** Whether the current agreement is accepted, or not required. */
  agreed: boolean;
  onClose: () => void;
}

/**
 * What is missing for publishing, then what makes the page stronger. The button does the first missing
 * thing, and publishes when nothing is missing. Reads the current draft, because uploads can finish
 * meanwhile.
 */
export function PublishCheck({ agreed, onClose }: PublishCheckProps) {
  const { formatMessage } = useIntl();
  const { locale, path } = useAddress();
  const openField = useOpenField();
  const saver = useSaver();
  const phone = useHelpPhone();
  const [busy, setBusy] = useState(false);
  const stored = useEditorState((state) => state.stored);
  const draft = useDraft();
  const pendingCount = useUploadQueue().filter(({ state }) => state.kind !== "stored").length;
  const refused = useStore(
    saver,
    useShallow(({ activity }) => refusedCodes(activity)),
  );
  const { blockers, done, recommendations, wordingIssues, formerAddress } = createChecklist({
    stored,
    draft,
    agreed,
    refused,
  });
  const [first] = blockers;
  const firstField = first?.field ?? null;
  const rowCount = blockers.length + 1 + wordingIssues.length + Math.min(pendingCount, 2);
  const recommendationCount = Math.max(1, Math.min(maxRecommendations, maxRows - rowCount));
  const goToField = (field: ValueId) => {
    onClose();
    // After the panel has restored the focus.
    setTimeout(() => openField(field));
  };
  const returnPath = encodeURIComponent(withPublishing(localePath(path, locale)));
  const agreementHref = `${localePath("/agreement", locale)}?redirect=${returnPath}`;
  const publish = async () => {
    setBusy(true);
    const isPublished = await saver.run("publish");
    setBusy(false);
    // What only the service finds is a row of this panel now.
    if (isPublished || refusedCodes(saver.getState().activity).length === 0) onClose();
  };
  return (
    <SidePanel
      open
      onOpenChange={(isOpen) => !isOpen && !busy && onClose()}
      title={formatMessage({ id: "editor.check.title" })}
      closeLabel={formatMessage({ id: "admin.close" })}
    >
      <PanelBody>
        <p className={css.lead}>
          {first
            ? formatMessage({ id: "editor.check.needed" }, { n: blockers.length })
            : formatMessage({ id: "editor.check.ready" })}
        </p>
        {formerAddress !== null && (
          <p className={css.lead}>
            <FormerAddressNote slug={formerAddress} />
          </p>
        )}
        <RequiredRows
          blockers={blockers}
          done={done}
          agreementHref={agreementHref}
          onGo={goToField}
        />
        {refused.length > 0 && phone !== null && (
          <TextLink href={toPhoneHref(phone)}>
            {formatMessage({ id: "editor.call" }, { phone })}
          </TextLink>
        )}
        <PendingPhotoRows onGo={goToField} />
        <WordingRows issues={wordingIssues} onGo={goToField} />
        <RecommendationRows
          recommendations={recommendations.slice(0, recommendationCount)}
          onGo={goToField}
        />
      </PanelBody>
      <PanelFooter className={css.footer}>
        <span className={css.saved}>{first && <FormattedMessage id="editor.check.saved" />}</span>
        {!first ? (
          <Button
            size="medium"
            data-autofocus=""
            busy={busy}
            busyLabel={formatMessage({ id: "editor.publishing" })}
            onClick={() => void publish()}
          >
            <FormattedMessage id="editor.publish" />
          </Button>
        ) : firstField === null ? (
          <Button size="medium" href={agreementHref} data-autofocus="">
            <FormattedMessage id={fixMessages[first.code]} />
            <ArrowRightIcon />
          </Button>
        ) : (
          <Button size="medium" data-autofocus="" onClick={() => goToField(firstField)}>
            <FormattedMessage id={fixMessages[first.code]} />
            <ArrowRightIcon />
          </Button>
        )}
      </PanelFooter>
    </SidePanel>
  );
}
