import { Skeleton } from "@realtor/ui/skeleton";
import { listingTypes } from "@realtor/ui/templates";
import { FormattedMessage, useIntl } from "react-intl";
import { useDeferredField } from "../draft/use-draft.ts";
import { DraftTextField } from "../fields/text-fields.tsx";
import * as form from "../fields/form.css.ts";
import { useListings } from "../publish/use-preview-data.ts";
import * as css from "./listings-section.css.ts";
import { SectionFrame } from "./section-frame.tsx";

/**
 * The number of listings found for the license number. They cannot be edited. See
 * docs/spec/api.md#listings.
 */
export function ListingsSection() {
  const { formatMessage } = useIntl();
  const license = useDeferredField("license");
  const listings = useListings();
  return (
    <SectionFrame section="listings" lead={formatMessage({ id: "editor.listings.lead" })}>
      <DraftTextField field="license" hint={formatMessage({ id: "editor.listings.license" })} />
      {listings === undefined ? (
        <Skeleton label={formatMessage({ id: "admin.loading" })} shape="text" count={3} />
      ) : listings === null ? (
        <p className={form.note}>
          <FormattedMessage id="editor.listings.failed" />
        </p>
      ) : (
        <>
          <p className={form.note}>
            {license.trim() === "" ? (
              <FormattedMessage id="editor.listings.noLicense" />
            ) : (
              <FormattedMessage id={`editor.listings.market.${listings.market || "none"}`} />
            )}
          </p>
          <dl className={css.counts}>
            {listingTypes.map((type) => (
              <div key={type} className={css.count}>
                <dt>
                  <FormattedMessage id={`editor.listings.${type}`} />
                </dt>
                <dd className={css.number}>{listings.byType[type].length}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <DraftTextField field="zillow" type="url" />
    </SectionFrame>
  );
}
