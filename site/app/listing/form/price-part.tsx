import { type LeaseTerm, leaseTerms, offers, type Pet } from "@realtor/api/listing";
import { SegmentedControl } from "@realtor/ui/segmented-control";
import { useIntl } from "react-intl";
import * as fieldCss from "#app/profile/field/form.css.ts";
import { toContent } from "../document/listing-content.ts";
import { useListingStore, useListingValue } from "../document/listing-kind.ts";
import { listingValues } from "../document/listing-values.ts";
import { todayAtHome } from "../document/today-at-home.ts";
import { Chips } from "./chips.tsx";
import { dollars, ListingDate, ListingNumber, ListingSelect } from "./listing-controls.tsx";
import * as css from "./part.css.ts";
import { Part } from "./part.tsx";
import { useListingControl } from "./use-listing-control.ts";

/** For sale or for rent, the price, and where the listing stands. Switching keeps what both have. */
export function PricePart() {
  const { formatMessage } = useIntl();
  const store = useListingStore();
  const [offer] = useListingValue("offer");
  const isRent = offer === "rent";
  return (
    <Part id="price">
      <SegmentedControl
        className={css.offer}
        label={formatMessage({ id: "listing-form.offer" })}
        value={isRent ? "rent" : "sale"}
        segments={offers.map((value) => ({
          value,
          label: formatMessage({ id: `listing-form.offer.${value}` }),
        }))}
        onChange={(value) =>
          store.change((draft) => {
            const next = listingValues.offer.set(draft, value);
            const { availableFrom } = listingValues;
            if (value === "sale" || availableFrom.get(next) !== "") return next;
            return availableFrom.set(next, todayAtHome(toContent(next)));
          })
        }
      />
      {isRent ? <RentFields /> : <SaleFields />}
    </Part>
  );
}

function SaleFields() {
  return (
    <>
      <div className={css.three}>
        <ListingNumber id="price" mark="needed" format={dollars} />
        <StatusControl isRent={false} />
        <ListingDate id="listedOn" />
      </div>
      <StatusDates isRent={false} />
    </>
  );
}

function RentFields() {
  const { formatMessage } = useIntl();
  return (
    <>
      <div className={fieldCss.twoColumns}>
        <ListingNumber
          id="price"
          label={formatMessage({ id: "listing-form.rent" })}
          mark="needed"
          format={dollars}
        />
        <DepositControl />
      </div>
      <LeaseTermControl />
      <div className={css.three}>
        <ListingDate id="availableFrom" mark="needed" />
        <StatusControl isRent />
        <ListingDate id="listedOn" />
      </div>
      <StatusDates isRent />
      <PetsControl />
    </>
  );
}

/** What an agent can say of a home that is not public yet; a home that is goes by its status dialog, too. */
const statuses = ["active", "comingSoon", "pending", "closed"] as const;

function StatusControl({ isRent }: { isRent: boolean }) {
  const { formatMessage } = useIntl();
  const label = (status: (typeof statuses)[number]) => {
    if (status === "closed")
      return formatMessage({
        id: isRent ? "listing-form.status.leased" : "listing-form.status.sold",
      });
    if (status === "active" && isRent)
      return formatMessage({ id: "listing-form.status.available" });
    return formatMessage({ id: `listing-form.status.${status}` });
  };
  return (
    <ListingSelect
      id="status"
      placeholder={formatMessage({ id: "listing-form.choose" })}
      options={statuses.map((value) => ({ value, label: label(value) }))}
    />
  );
}

/** The dates that a status needs. */
function StatusDates({ isRent }: { isRent: boolean }) {
  const { formatMessage } = useIntl();
  const [status] = useListingValue("status");
  if (status === "comingSoon") return <ListingDate id="showingsFrom" mark="needed" />;
  if (status !== "closed") return null;
  return (
    <div className={fieldCss.twoColumns}>
      <ListingDate
        id="closedOn"
        label={formatMessage({ id: isRent ? "listing-form.leasedOn" : "listing-form.soldOn" })}
        mark="needed"
      />
      {!isRent && <ListingNumber id="closePrice" mark="optional" format={dollars} />}
    </div>
  );
}

function DepositControl() {
  const { formatMessage } = useIntl();
  const [deposit] = useListingValue("deposit");
  const [rent] = useListingValue("price");
  const months = deposit && rent ? Math.round((deposit / rent) * 10) / 10 : null;
  return (
    <div>
      <ListingNumber id="deposit" mark="optional" format={dollars} />
      <output className={css.note}>
        {months !== null && formatMessage({ id: "listing-form.deposit.months" }, { n: months })}
      </output>
    </div>
  );
}

function LeaseTermControl() {
  const { formatMessage } = useIntl();
  const [term, setTerm] = useListingValue("leaseTerm");
  const control = useListingControl("leaseTerm", { mark: "needed" });
  const codes = Object.keys(leaseTerms) as LeaseTerm[]; // widened by Object.keys
  return (
    <Chips
      control={control}
      selection="single"
      value={codes.filter((code) => code === term)}
      options={codes.map((value) => ({
        value,
        label: formatMessage({ id: `listing-form.lease.${value}` }),
      }))}
      onChange={([code = ""]) => setTerm(code)}
    />
  );
}

/** Clear all others. */
const alone: ReadonlySet<string> = new Set(["none", "ask"]);

function PetsControl() {
  const { formatMessage } = useIntl();
  const [allowed, setAllowed] = useListingValue("pets");
  const control = useListingControl("pets", { mark: "optional" });
  const order = ["cats", "smallDogs", "largeDogs", "none", "ask"] as const satisfies readonly Pet[];
  return (
    <Chips
      control={control}
      selection="multiple"
      value={order.filter((code) => allowed.includes(code))}
      options={order.map((value) => ({
        value,
        label: formatMessage({ id: `listing-form.pets.${value}` }),
      }))}
      onChange={(chosen) => {
        const added = chosen.find((code) => !allowed.includes(code));
        const isAlone = added !== undefined && alone.has(added);
        setAllowed(
          chosen.filter(
            (code) => added === undefined || (isAlone ? code === added : !alone.has(code)),
          ),
        );
      }}
    />
  );
}
