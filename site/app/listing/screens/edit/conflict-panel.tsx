import { Button } from "@realtor/ui/button";
import { PanelBody, PanelFooter } from "@realtor/ui/panel-parts";
import { RadioGroup } from "@realtor/ui/radio-group";
import { SidePanel } from "@realtor/ui/side-panel";
import { Stack } from "@realtor/ui/stack";
import { Text } from "@realtor/ui/text";
import { useState } from "react";
import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import { useStore } from "zustand";
import { listingKind, useListingStore } from "../../document/listing-kind.ts";
import { useListingSaver } from "../../document/listing-provider.tsx";
import type { ListingValueId } from "../../document/listing-values.ts";
import { useValueName } from "../../form/use-listing-control.ts";
import * as css from "./check-panel.css.ts";

/** The values that were changed here and on another device: one of each is kept, first the one saved later. */
export function ConflictPanel({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const nameOf = useValueName();
  const saver = useListingSaver();
  const store = useListingStore();
  const conflicts = useStore(saver, (state) => state.conflicts);
  const [mine, setMine] = useState<ReadonlySet<ListingValueId>>(new Set());
  const keep = (id: ListingValueId, isMine: boolean) =>
    setMine((before) => new Set([...before].filter((one) => one !== id).concat(isMine ? id : [])));
  const { saved, history } = store.getState();
  return (
    <SidePanel
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={formatMessage({ id: "listing-form.conflict" })}
      closeLabel={formatMessage({ id: "admin.close" })}
    >
      <PanelBody>
        <Stack gap={24}>
          <Text size="base" tone="secondary">
            <FormattedMessage id="listing-form.conflict.text" values={{ n: conflicts.length }} />
          </Text>
          {conflicts.map(({ field }) => {
            const { get } = listingKind.lens(field);
            return (
              <RadioGroup
                key={field}
                label={nameOf(field)}
                value={mine.has(field) ? "mine" : "theirs"}
                onChange={(value) => keep(field, value === "mine")}
                options={[
                  {
                    value: "theirs",
                    label: describe(get(saved), intl),
                    description: formatMessage({ id: "listing-form.conflict.theirs" }),
                  },
                  {
                    value: "mine",
                    label: describe(get(history.present), intl),
                    description: formatMessage({ id: "listing-form.conflict.mine" }),
                  },
                ]}
              />
            );
          })}
        </Stack>
      </PanelBody>
      <PanelFooter className={css.footer}>
        <Button
          size="medium"
          onClick={() => {
            saver.settleConflicts(mine);
            onClose();
          }}
        >
          <FormattedMessage id="listing-form.conflict.keep" />
        </Button>
      </PanelFooter>
    </SidePanel>
  );
}

/** A value in words: texts as they are, lists by their number. */
function describe(value: unknown, { formatMessage, formatNumber }: IntlShape): string {
  if (typeof value === "number") return formatNumber(value);
  if (typeof value === "boolean")
    return formatMessage({ id: value ? "listing-form.conflict.yes" : "listing-form.conflict.no" });
  if (typeof value === "string" && value !== "") return value;
  const entries = typeof value === "object" && value !== null ? Object.keys(value).length : 0;
  return entries > 0
    ? formatMessage({ id: "listing-form.conflict.entries" }, { n: entries })
    : formatMessage({ id: "listing-form.conflict.none" });
}
