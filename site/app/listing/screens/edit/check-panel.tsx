import { Button } from "@realtor/ui/button";
import { ArrowRightIcon } from "@realtor/ui/icons";
import { PanelBody, PanelFooter } from "@realtor/ui/panel-parts";
import { SidePanel } from "@realtor/ui/side-panel";
import { Text } from "@realtor/ui/text";
import { useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Ring, Row, Rows, RowsHead } from "#app/admin/layouts/rows.tsx";
import { useDeferredSelector } from "#app/profile/draft/use-store.ts";
import { useFieldErrors } from "#app/profile/draft/validation.ts";
import { useListingStore, useStoredListing } from "../../document/listing-kind.ts";
import type { ListingValueId } from "../../document/listing-values.ts";
import { keepWordings } from "../../document/open-wordings.ts";
import { findMissing, partOf } from "../../form/parts.ts";
import { listingControlId, useValueName } from "../../form/use-listing-control.ts";
import * as css from "./check-panel.css.ts";
import { useWordingAnswers, WordingAnswers } from "./wording-answers.tsx";

interface CheckPanelProps {
  onPublish: () => void;
  onClose: () => void;
  /** Shows the field of a value, which gets the focus. */
  onGo?: (id: ListingValueId) => void;
}

/**
 * What a listing still needs to be public, and only that. The button goes to the first of it; once there is nothing,
 * it publishes with the reasons for the phrases that stay.
 */
export function CheckPanel({ onPublish, onClose, onGo }: CheckPanelProps) {
  const { formatMessage } = useIntl();
  const store = useListingStore();
  const isByHand = useStoredListing().kind === "manual";
  const answers = useWordingAnswers();
  const nameOf = useValueName();
  const wrong = useFieldErrors<ListingValueId>().map(({ field }) => field);
  const missing = useDeferredSelector((draft) =>
    (isByHand ? findMissing(draft, new Date()) : []).map(({ id }) => id).join(),
  );
  // The ids were joined above.
  const missingIds = missing.split(",").filter((id) => id !== "") as ListingValueId[];
  const ids = [...new Set([...wrong, ...missingIds])];
  const [first] = ids;
  const target = useRef<ListingValueId>(null);
  const goTo = (id: ListingValueId) => {
    target.current = id;
    reveal(id);
    onGo?.(id);
    onClose();
  };
  const publish = () => {
    const reasons = answers.give();
    if (!reasons) return;
    if (reasons.size > 0) store.change((draft) => keepWordings(draft, reasons));
    onPublish();
  };
  return (
    <SidePanel
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      focusOnClose={() => target.current && findControl(target.current)}
      title={formatMessage({ id: "listing-form.check" })}
      closeLabel={formatMessage({ id: "admin.close" })}
    >
      <PanelBody>
        <Text size="base" tone="secondary" className={css.lead}>
          {first || answers.open.length === 0 ? (
            <FormattedMessage
              id={first ? "listing-form.check.needed" : "listing-form.check.ready"}
              values={{ n: ids.length }}
            />
          ) : (
            <FormattedMessage
              id="listing-form.check.wordings"
              values={{ n: answers.open.length }}
            />
          )}
        </Text>
        {first && (
          <>
            <RowsHead title={formatMessage({ id: "listing-form.needed" })} />
            <Rows required>
              {ids.map((id) => (
                <Row
                  key={id}
                  height={60}
                  lead={<Ring />}
                  title={nameOf(id)}
                  line={formatMessage({ id: `listing-form.part.${partOf(id)}` })}
                  onPress={() => goTo(id)}
                />
              ))}
            </Rows>
          </>
        )}
        <WordingAnswers answers={answers} onChange={goTo} />
      </PanelBody>
      <PanelFooter className={css.footer}>
        <Text size="caption" tone="secondary" className={css.saved}>
          <FormattedMessage id="listing-form.check.saved" />
        </Text>
        {first ? (
          <Button size="medium" data-autofocus="" onClick={() => goTo(first)}>
            {nameOf(first)}
            <ArrowRightIcon />
          </Button>
        ) : (
          <Button size="medium" data-autofocus="" onClick={publish}>
            <FormattedMessage
              id={isByHand ? "listing-form.publish" : "listing-form.publishChanges"}
            />
          </Button>
        )}
      </PanelFooter>
    </SidePanel>
  );
}

/** A field can be folded: it opens as for the browser's search. */
function reveal(id: ListingValueId): void {
  const folded = document.getElementById(listingControlId(id))?.closest("[hidden]");
  folded?.dispatchEvent(new Event("beforematch"));
}

/** Of a group, its first control. */
function findControl(id: ListingValueId): HTMLElement | null {
  const element = document.getElementById(listingControlId(id));
  const isControl = element?.matches("input, textarea, select, button");
  const inner = element?.querySelector<HTMLElement>("input, textarea, button, [role=spinbutton]");
  return isControl ? element : (inner ?? element);
}
