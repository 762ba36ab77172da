import { Banner } from "@realtor/ui/banner";
import { Button } from "@realtor/ui/button";
import { InlineAlert } from "@realtor/ui/inline-alert";
import { FormattedMessage, useIntl } from "react-intl";
import { useStore } from "zustand";
import { useFailure } from "#app/admin/failure-text.ts";
import { useListingSaver } from "../../document/listing-provider.tsx";
import * as css from "./edit-screen.css.ts";

/** Why saving or publishing failed. */
export function Failure() {
  const saver = useListingSaver();
  const activity = useStore(saver, (state) => state.activity);
  const failure = useFailure(activity.kind === "failed" ? activity.error : undefined);
  return failure === undefined ? null : <InlineAlert className={css.notice}>{failure}</InlineAlert>;
}

/** The same values were changed on another device. */
export function ConflictNotice({ onOpen }: { onOpen: () => void }) {
  const saver = useListingSaver();
  const n = useStore(saver, ({ conflicts }) => conflicts.length);
  const { formatMessage } = useIntl();
  if (n === 0) return null;
  return (
    <output className={css.notice}>
      <Banner
        severity="info"
        title={formatMessage({ id: "listing-form.conflict" })}
        action={
          <Button size="small" variant="outline" onClick={onOpen}>
            <FormattedMessage id="listing-form.conflict.open" />
          </Button>
        }
      >
        <FormattedMessage id="listing-form.conflict.text" values={{ n }} />
      </Banner>
    </output>
  );
}
