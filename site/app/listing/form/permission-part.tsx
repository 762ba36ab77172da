import { limits } from "@realtor/api/rules";
import { Checkbox } from "@realtor/ui/checkbox";
import { FormattedDate, useIntl } from "react-intl";
import { toContent } from "../document/listing-content.ts";
import { useListingStore, useListingValue } from "../document/listing-kind.ts";
import { todayAtHome } from "../document/today-at-home.ts";
import { ListingText } from "./listing-controls.tsx";
import * as css from "./part.css.ts";
import { Part } from "./part.tsx";
import { useListingControl } from "./use-listing-control.ts";

/** The owner's written permission, the brokerage that is named next to the price, and what is hidden. */
export function PermissionPart() {
  const { formatMessage } = useIntl();
  const [hides, setHides] = useListingValue("hidesAddress");
  const { id, label } = useListingControl("hidesAddress");
  return (
    <Part id="permission" meta={formatMessage({ id: "listing-form.needed" })}>
      <PermissionControl />
      <ListingText
        id="brokerageName"
        hint={formatMessage({ id: "listing-form.brokerageName.hint" })}
        max={limits.etcContent}
        lang="en"
      />
      <ListingText id="brokerageLicense" max={limits.licenseNumber} lang="en" />
      <Checkbox
        id={id}
        label={label}
        checked={hides}
        onChange={({ target }) => setHides(target.checked)}
      />
    </Part>
  );
}

function PermissionControl() {
  const { formatMessage } = useIntl();
  const [offer] = useListingValue("offer");
  const store = useListingStore();
  const [date, setDate] = useListingValue("permissionOn");
  const { id, error } = useListingControl("permissionOn");
  const label = formatMessage({
    id: offer === "rent" ? "listing-form.permission.owner" : "listing-form.permission.seller",
  });
  return (
    <Checkbox
      id={id}
      required
      error={error}
      checked={date !== ""}
      onChange={({ target }) =>
        setDate(target.checked ? todayAtHome(toContent(store.getDraft())) : "")
      }
      label={
        <>
          {label}
          {date !== "" && (
            <span className={css.note}>
              {formatMessage(
                { id: "listing-form.permission.on" },
                {
                  date: (
                    <FormattedDate
                      key="date"
                      value={`${date}T00:00:00Z`}
                      dateStyle="medium"
                      timeZone="UTC"
                    />
                  ),
                },
              )}
            </span>
          )}
        </>
      }
    />
  );
}
