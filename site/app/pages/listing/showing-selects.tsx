import { formatDay, formatHours, formatWish, offeredDaysAt, type Wish } from "@realtor/api/showing";
import { formatTemplate } from "@realtor/ui/labels";
import type { ListingRequestProps } from "@realtor/ui/listing-request";
import { NativeSelect } from "@realtor/ui/native-select";
import { useAddress } from "#app/page-root.tsx";
import type { FormState } from "#app/page.ts";
import type { ShowingOffer } from "./listing-props.ts";
import * as css from "./showing-selects.css.ts";

interface ShowingSelectsProps {
  offer: ShowingOffer;
  labels: ListingRequestProps["labels"]["showing"];
  /** Result of a form posted without script. */
  form: FormState | null;
  /** Time of rendering, in milliseconds since the Unix epoch. */
  startedAt: number;
}

/** Without script: a select for each wish, with all times as options. The site's server reads them. */
export function ShowingSelects({ offer, labels, form, startedAt }: ShowingSelectsProps) {
  const { locale } = useAddress();
  // Browsers with script never show it, and need not make it.
  if (!import.meta.env.SSR) return <noscript />;
  const { timeZone } = offer;
  const rejected = form?.state === "rejected" || form?.state === "failed" ? form : undefined;
  const code = rejected?.state === "rejected" ? rejected.errors["showing"] : undefined;
  const error = code && (code === "list.duplicate" ? labels.twice : labels.past);
  const days = offeredDaysAt(new Date(startedAt), { timeZone });
  const times: (Wish & { label: string })[] = [
    ...offer.openHouses.map((one) => ({ ...one, label: formatWish(one, timeZone, { locale }) })),
    ...days.flatMap(({ date, times: halves }) =>
      halves.map(({ half, wish }) => ({
        ...wish,
        label: `${formatDay(date, { locale })} · ${
          half === "either"
            ? labels.half.either
            : `${labels.half[half]} ${formatHours(wish, timeZone, { locale })}`
        }`,
      })),
    ),
  ];
  const options = [
    { value: "", label: labels.none },
    ...times.map(({ start, end, label }) => ({ value: `${start}/${end}`, label })),
  ];
  return (
    <noscript>
      <fieldset className={css.fields}>
        <legend className={css.legend}>
          {labels.chosen}. {formatTemplate(labels.zone, { place: offer.place })}
        </legend>
        <input type="hidden" name="showingTimeZone" value={timeZone} />
        {error && (
          <p role="alert" className={css.error}>
            {error}
          </p>
        )}
        {labels.select.map((label, index) => {
          const name = `showing${index + 1}`;
          return (
            <NativeSelect
              key={label}
              name={name}
              label={label}
              options={options}
              defaultValue={rejected?.values[name] ?? ""}
            />
          );
        })}
      </fieldset>
    </noscript>
  );
}
