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
import type { ListingValueId } from "../../document/listing-values.ts";
import { findMissing, partOf } from "../../form/parts.ts";
import { listingControlId, useValueName } from "../../form/use-listing-control.ts";
import * as css from "./check-panel.css.ts";

interface CheckPanelProps {
  onPublish: () => void;
  onClose: () => void;
}

/** What a listing still needs to be public, and only that. The button goes to the first of it. */
export function CheckPanel({ onPublish, onClose }: CheckPanelProps) {
  const { formatMessage } = useIntl();
  const nameOf = useValueName();
  const wrong = useFieldErrors<ListingValueId>().map(({ field }) => field);
  const missing = useDeferredSelector((draft) =>
    findMissing(draft, new Date())
      .map(({ id }) => id)
      .join(),
  );
  // The ids were joined above.
  const missingIds = missing.split(",").filter((id) => id !== "") as ListingValueId[];
  const ids = [...new Set([...wrong, ...missingIds])];
  const [first] = ids;
  const target = useRef<ListingValueId>(null);
  const goTo = (id: ListingValueId) => {
    target.current = id;
    onClose();
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
          <FormattedMessage
            id={first ? "listing-form.check.needed" : "listing-form.check.ready"}
            values={{ n: ids.length }}
          />
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
          <Button size="medium" data-autofocus="" onClick={onPublish}>
            <FormattedMessage id="listing-form.publish" />
          </Button>
        )}
      </PanelFooter>
    </SidePanel>
  );
}

/** Of a group, its first control. */
function findControl(id: ListingValueId): HTMLElement | null {
  const element = document.getElementById(listingControlId(id));
  const isControl = element?.matches("input, textarea, select, button");
  const inner = element?.querySelector<HTMLElement>("input, textarea, button, [role=spinbutton]");
  return isControl ? element : (inner ?? element);
}
