import type { QuietHours } from "@realtor/api/loaning";
import { Checkbox } from "@realtor/ui/checkbox";
import { Grid } from "@realtor/ui/grid";
import { Select } from "@realtor/ui/select";
import { Stack } from "@realtor/ui/stack";
import { TimeField } from "@realtor/ui/time-field";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useAddress } from "#app/page-root.tsx";
import { getLocalTimeZone } from "#app/i18n/formats/time-zones.ts";

/** Zones of the markets and of the languages; that of the browser is added. */
const commonZones = ["America/Los_Angeles", "America/New_York", "Asia/Seoul", "Asia/Tokyo"];

interface QuietHoursFieldsProps {
  value: QuietHours | null;
  onChange: (value: QuietHours | null) => void;
}

/** The daily time in which nothing is sent to the agent. */
export function QuietHoursFields({ value, onChange }: QuietHoursFieldsProps) {
  const { formatMessage } = useIntl();
  const { locale } = useAddress();
  const [ownZone] = useState(getLocalTimeZone);
  const zones = [...new Set([ownZone, ...commonZones, ...(value ? [value.timeZone] : [])])];

  /** A time that is being deleted keeps its former value. */
  function changeTime(field: "start" | "end", time: string | null) {
    if (value && time !== null) onChange({ ...value, [field]: time });
  }

  return (
    <Stack gap={12}>
      <Checkbox
        label={formatMessage({ id: "inbox.notify.quiet" })}
        checked={value !== null}
        onChange={(event) =>
          onChange(
            event.target.checked ? { start: "22:00", end: "08:00", timeZone: ownZone } : null,
          )
        }
      />
      {value && (
        <>
          <Grid columns={2} gap={12}>
            <TimeField
              label={formatMessage({ id: "inbox.notify.quiet.start" })}
              value={value.start}
              onChange={(time) => changeTime("start", time)}
            />
            <TimeField
              label={formatMessage({ id: "inbox.notify.quiet.end" })}
              value={value.end}
              onChange={(time) => changeTime("end", time)}
            />
          </Grid>
          <Select
            label={formatMessage({ id: "inbox.notify.timeZone" })}
            placeholder={formatMessage({ id: "inbox.notify.timeZone" })}
            options={zones.map((zone) => ({ value: zone, label: zoneName(zone, locale) }))}
            value={value.timeZone}
            onChange={(timeZone) => onChange({ ...value, timeZone })}
          />
        </>
      )}
    </Stack>
  );
}

/** The name of a time zone, such as "Pacific Time (Los Angeles)". */
function zoneName(timeZone: string, locale: string): string {
  const name = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: "longGeneric" })
    .formatToParts()
    .find(({ type }) => type === "timeZoneName")?.value;
  const city = timeZone.split("/").at(-1)?.replaceAll("_", " ") ?? timeZone;
  return name ? `${name} (${city})` : city;
}
