import { type OpenHouseNote, openHouseNotes } from "@realtor/api/listing";
import { Button } from "@realtor/ui/button";
import { DateField } from "@realtor/ui/date-field";
import { PanelBody, PanelFooter } from "@realtor/ui/panel-parts";
import { Select } from "@realtor/ui/select";
import { SidePanel } from "@realtor/ui/side-panel";
import { type IntlShape, useIntl } from "react-intl";
import * as fieldCss from "#app/profile/field/form.css.ts";
import type { OpenHouse } from "../document/listing-values.ts";
import { Chips } from "./chips.tsx";
import * as css from "./open-house-panel.css.ts";
import { formatClock, visitingTimes, weekendDays } from "./open-house-times.ts";

interface OpenHousePanelProps {
  openHouse: OpenHouse;
  /** Where the home is, YYYY-MM-DD. */
  today: string;
  onChange: (openHouse: OpenHouse) => void;
  onDelete: () => void;
  onClose: () => void;
}

/** Day, times and note of an open house; changes are saved as they are made. */
export function OpenHousePanel(props: OpenHousePanelProps) {
  const { openHouse, today, onChange, onDelete, onClose } = props;
  const { date, start, end, note } = openHouse;
  const intl = useIntl();
  const { formatMessage } = intl;
  const days = weekendDays(today);
  const toOptions = (times: readonly string[]) =>
    times.map((value) => ({ value, label: formatClock(value, intl) }));
  const notes = Object.keys(openHouseNotes) as OpenHouseNote[]; // widened by Object.keys
  const withNote = ({ note: _note, ...rest }: OpenHouse, code: OpenHouseNote | undefined) =>
    code === undefined ? rest : { ...rest, note: code };
  return (
    <SidePanel
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={formatMessage({ id: "listing-form.openHouse" })}
      closeLabel={formatMessage({ id: "admin.close" })}
    >
      <PanelBody>
        <div className={`${fieldCss.fields} ${css.fields}`}>
          <Chips
            control={{ label: formatMessage({ id: "listing-form.openHouse.day" }) }}
            selection="single"
            value={days.filter((day) => day === date)}
            options={days.map((day) => ({ value: day, label: formatDay(day, intl) }))}
            onChange={([day]) => day !== undefined && onChange({ ...openHouse, date: day })}
          />
          <DateField
            label={formatMessage({ id: "listing-form.openHouse.date" })}
            min={today}
            value={date}
            onChange={(day) =>
              day !== null && day >= today && onChange({ ...openHouse, date: day })
            }
          />
          <div className={fieldCss.twoColumns}>
            <Select
              label={formatMessage({ id: "listing-form.openHouse.from" })}
              placeholder=""
              options={toOptions(visitingTimes.slice(0, -1))}
              value={start}
              onChange={(from) =>
                onChange({ ...openHouse, start: from, end: end > from ? end : timeAfter(from) })
              }
            />
            {/* The end is after the start. */}
            <Select
              label={formatMessage({ id: "listing-form.openHouse.to" })}
              placeholder=""
              options={toOptions(visitingTimes.filter((time) => time > start))}
              value={end}
              onChange={(to) => onChange({ ...openHouse, end: to })}
            />
          </div>
          <Chips
            control={{
              label: formatMessage({ id: "listing-form.openHouse.note" }),
              mark: formatMessage({ id: "listing-form.optional" }),
              hint: formatMessage({ id: "listing-form.openHouse.note.hint" }),
            }}
            selection="single"
            value={notes.filter((code) => code === note)}
            options={notes.map((value) => ({
              value,
              label: formatMessage({ id: `listing-form.note.${value}` }),
            }))}
            onChange={([code]) => onChange(withNote(openHouse, code))}
          />
        </div>
      </PanelBody>
      <PanelFooter className={css.footer}>
        <Button size="medium" variant="outline" onClick={onDelete}>
          {formatMessage({ id: "listing-form.openHouse.delete" })}
        </Button>
        <Button size="medium" className={css.done} onClick={onClose}>
          {formatMessage({ id: "listing-form.openHouse.done" })}
        </Button>
      </PanelFooter>
    </SidePanel>
  );
}

/** An hour and a half later, or the last time of the day. */
function timeAfter(start: string): string {
  return visitingTimes[visitingTimes.indexOf(start) + 3] ?? visitingTimes.at(-1) ?? "21:00";
}

function formatDay(day: string, { formatDate }: Pick<IntlShape, "formatDate">): string {
  return formatDate(`${day}T00:00:00Z`, {
    weekday: "short",
    month: "short",
    day: "numeric",
    timeZone: "UTC",
  });
}
