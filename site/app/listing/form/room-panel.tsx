import { htmlLang } from "@realtor/api/locales";
import { roomTypes } from "@realtor/api/listing";
import { Button } from "@realtor/ui/button";
import { NumberField } from "@realtor/ui/number-field";
import { PanelBody, PanelFooter } from "@realtor/ui/panel-parts";
import { Select } from "@realtor/ui/select";
import { SidePanel } from "@realtor/ui/side-panel";
import { roomName } from "@realtor/ui/templates";
import { FormattedMessage, useIntl } from "react-intl";
import { useAddress } from "#app/page-root.tsx";
import * as fieldCss from "#app/profile/field/form.css.ts";
import type { Room } from "../document/listing-values.ts";
import * as css from "./open-house-panel.css.ts";

interface RoomPanelProps {
  room: Room;
  onChange: (room: Room) => void;
  onDelete: () => void;
  onClose: () => void;
}

/** What room it is, and its size; changes are saved as they are made. */
export function RoomPanel({ room, onChange, onDelete, onClose }: RoomPanelProps) {
  const { formatMessage } = useIntl();
  const lang = htmlLang(useAddress().locale);
  const types = [...new Set<string>([...roomTypes, room.type])];
  return (
    <SidePanel
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={formatMessage({ id: "listing-form.room" })}
      closeLabel={formatMessage({ id: "admin.close" })}
    >
      <PanelBody>
        <div className={`${fieldCss.fields} ${css.fields}`}>
          <Select
            label={formatMessage({ id: "listing-form.room.type" })}
            placeholder=""
            options={types.map((value) => ({ value, label: roomName(value, lang).text }))}
            value={room.type}
            onChange={(type) => onChange({ ...room, type })}
          />
          <div className={fieldCss.twoColumns}>
            {(["length", "width"] as const).map((side) => (
              <NumberField
                key={side}
                label={formatMessage({ id: `listing-form.room.${side}` })}
                hint={formatMessage({ id: "listing-form.room.feet" })}
                value={room[side] ?? null}
                min={0}
                max={1000}
                formatOptions={{ maximumFractionDigits: 1 }}
                stepperHidden
                onChange={(feet) => onChange(withSize(room, side, feet))}
              />
            ))}
          </div>
        </div>
      </PanelBody>
      <PanelFooter className={css.footer}>
        <Button size="medium" variant="outline" onClick={onDelete}>
          <FormattedMessage id="listing-form.openHouse.delete" />
        </Button>
        <Button size="medium" className={css.done} onClick={onClose}>
          <FormattedMessage id="listing-form.openHouse.done" />
        </Button>
      </PanelFooter>
    </SidePanel>
  );
}

function withSize(room: Room, side: "length" | "width", feet: number | null): Room {
  const { [side]: _before, ...rest } = room;
  return feet === null ? rest : { ...rest, [side]: feet };
}
