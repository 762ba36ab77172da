import { htmlLang } from "@realtor/api/locales";
import { roomTypes } from "@realtor/api/listing";
import { limits } from "@realtor/api/rules";
import { Button } from "@realtor/ui/button";
import { PlusIcon } from "@realtor/ui/icons";
import { roomName } from "@realtor/ui/templates";
import { Suspense, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { lazyPart } from "#app/admin/lazy-part.tsx";
import { Row, Rows } from "#app/admin/layouts/rows.tsx";
import { useAddress } from "#app/page-root.tsx";
import { useListingValue } from "../document/listing-kind.ts";
import type { Room } from "../document/listing-values.ts";
import * as css from "./part.css.ts";
import { useListingControl } from "./use-listing-control.ts";

const RoomPanel = lazyPart(async () => (await import("./room-panel.tsx")).RoomPanel);

/** The rooms of the home with their sizes, in the order of the page. */
export function RoomList() {
  const { formatMessage, formatNumber } = useIntl();
  const lang = htmlLang(useAddress().locale);
  const [rooms, setRooms] = useListingValue("rooms");
  const { id } = useListingControl("rooms");
  const [open, setOpen] = useState<number | null>(null);
  const room = open === null ? undefined : rooms[open];
  const change = (changed: Room) =>
    setRooms((before) => before.map((one, index) => (index === open ? changed : one)));
  return (
    <div id={id} tabIndex={-1} className={css.list}>
      {rooms.length > 0 && (
        <Rows>
          {rooms.map(({ type, length, width }, index) => (
            <Row
              // Rooms have no identity of their own, and each can be there twice.
              key={index}
              height={60}
              title={roomName(type, lang).text}
              line={
                length !== undefined && width !== undefined
                  ? formatMessage(
                      { id: "listing-form.room.size" },
                      { length: formatNumber(length), width: formatNumber(width) },
                    )
                  : undefined
              }
              onPress={() => setOpen(index)}
            />
          ))}
        </Rows>
      )}
      {rooms.length < limits.listingRooms && (
        <Button
          variant="text"
          size="medium"
          className={css.add}
          onClick={() => {
            setRooms((before) => [...before, { type: roomTypes[0] }]);
            setOpen(rooms.length);
          }}
        >
          <PlusIcon />
          <FormattedMessage id="listing-form.room.add" />
        </Button>
      )}
      <Suspense>
        {room && (
          <RoomPanel
            room={room}
            onChange={change}
            onDelete={() => {
              setOpen(null);
              setRooms((before) => before.filter((_, index) => index !== open));
            }}
            onClose={() => setOpen(null)}
          />
        )}
      </Suspense>
    </div>
  );
}
