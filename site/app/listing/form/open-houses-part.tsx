import { PlusIcon } from "@realtor/ui/icons";
import { Button } from "@realtor/ui/button";
import { Suspense, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { limits } from "@realtor/api/rules";
import { lazyPart } from "#app/admin/lazy-part.tsx";
import { Row, Rows } from "#app/admin/layouts/rows.tsx";
import { randomKey } from "#app/session/random-key.ts";
import { toContent } from "../document/listing-content.ts";
import { todayAtHome } from "../document/today-at-home.ts";
import { useListingStore, useListingValue } from "../document/listing-kind.ts";
import type { OpenHouse } from "../document/listing-values.ts";
import { describeTimes, weekendDays } from "./open-house-times.ts";
import * as css from "./part.css.ts";
import { Part } from "./part.tsx";
import { useListingControl } from "./use-listing-control.ts";

const OpenHousePanel = lazyPart(
  async () => (await import("./open-house-panel.tsx")).OpenHousePanel,
);

/** Days on which anyone may see the home. Past ones are not shown. */
export function OpenHousesPart() {
  const intl = useIntl();
  const { formatDate, formatMessage } = intl;
  const store = useListingStore();
  const [openHouses, setOpenHouses] = useListingValue("openHouses");
  const [state] = useListingValue("state");
  const { id: elementId } = useListingControl("openHouses");
  const [openId, setOpenId] = useState<string | null>(null);
  const [now] = useState(() => new Date());
  const today = todayAtHome(toContent(store.getDraft()), now);
  const coming = openHouses
    .filter(({ date }) => date >= today)
    .toSorted((a, b) => a.date.localeCompare(b.date) || a.start.localeCompare(b.start));
  const open = openHouses.find(({ id }) => id === openId);
  const add = () => {
    const id = randomKey();
    const [date = today] = weekendDays(today);
    setOpenHouses((before) => [...before, { id, date, start: "13:00", end: "16:00" }]);
    setOpenId(id);
  };
  const change = (changed: OpenHouse) =>
    setOpenHouses((before) => before.map((one) => (one.id === changed.id ? changed : one)));
  return (
    <Part
      id="openHouses"
      meta={formatMessage({ id: state === "GA" ? "listing-form.zone.GA" : "listing-form.zone.CA" })}
    >
      <div id={elementId} tabIndex={-1} className={css.list}>
        {coming.length > 0 && (
          <Rows>
            {coming.map((one) => (
              <Row
                key={one.id}
                height={60}
                title={formatDate(`${one.date}T00:00:00Z`, {
                  weekday: "long",
                  month: "short",
                  day: "numeric",
                  timeZone: "UTC",
                })}
                line={[
                  describeTimes(one, intl),
                  one.note && formatMessage({ id: `listing-form.note.${one.note}` }),
                ]
                  .filter(Boolean)
                  .join(" · ")}
                onPress={() => setOpenId(one.id)}
              />
            ))}
          </Rows>
        )}
        {openHouses.length < limits.listingOpenHouses && (
          <Button variant="text" size="medium" className={css.add} onClick={add}>
            <PlusIcon />
            <FormattedMessage id="listing-form.openHouse.add" />
          </Button>
        )}
      </div>
      <Suspense>
        {open && (
          <OpenHousePanel
            openHouse={open}
            today={today}
            onChange={change}
            onDelete={() => {
              setOpenId(null);
              setOpenHouses((before) => before.filter(({ id }) => id !== open.id));
            }}
            onClose={() => setOpenId(null)}
          />
        )}
      </Suspense>
    </Part>
  );
}
