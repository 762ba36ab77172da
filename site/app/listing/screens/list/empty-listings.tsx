import { FloorPlan } from "@realtor/ui/floor-plan";
import { ClockIcon, EyeIcon } from "@realtor/ui/icons";
import { Text } from "@realtor/ui/text";
import { FormattedMessage } from "react-intl";
import { Row, Rows } from "#app/admin/layouts/rows.tsx";
import { useDeferredField } from "#app/profile/draft/use-draft.ts";
import { AddListing } from "./listings-lead.tsx";
import * as css from "./listings-section.css.ts";

/** Instead of the list while there is no home: the empty lot, and what happens meanwhile. */
export function EmptyListings() {
  const hasLicense = useDeferredField("license").trim() !== "";
  return (
    <>
      <div className={css.lot}>
        <FloorPlan layers={["site", "dimensions", "plannedWalls"]} className={css.plan} />
      </div>
      <div>
        <AddListing variant="primary" />
        <Text size="caption" tone="secondary" className={css.time}>
          <FormattedMessage id="listings.add.time" />
        </Text>
      </div>
      <Rows>
        {hasLicense ? (
          <Row
            height={60}
            lead={<ClockIcon size={20} />}
            title={<FormattedMessage id="listings.empty.again" />}
            facts={<FormattedMessage id="listings.empty.again.body" />}
          />
        ) : (
          <Row
            height={60}
            href="#license"
            title={<FormattedMessage id="listings.noLicense.link" />}
          />
        )}
        <Row
          height={60}
          lead={<EyeIcon size={20} />}
          title={<FormattedMessage id="listings.empty.visitors" />}
          facts={<FormattedMessage id="listings.empty.visitors.body" />}
        />
      </Rows>
    </>
  );
}
