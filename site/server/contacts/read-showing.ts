import type { ContactShowing } from "@realtor/api/loaning";
import { contactShowing } from "@realtor/api/loaning-schemas";
import type { Locale } from "@realtor/api/locales";
import { limits } from "@realtor/api/rules";
import { formatWish, formatZone } from "@realtor/api/showing";
import { formatTemplate } from "@realtor/ui/labels";
import { listingLabelsFor } from "@realtor/ui/listing";

/** The selects of a form without script, each empty or `start/end`. */
const selects = ["showing1", "showing2", "showing3"] as const;

/**
 * Separates the times at which a visitor would like to see a home from what they typed. An invalid value is dropped,
 * so that none rejects a request.
 */
export function splitShowing(values: unknown): {
  rest: unknown;
  showing: ContactShowing | undefined;
} {
  if (typeof values !== "object" || values === null) return { rest: values, showing: undefined };
  const { showing, showing1, showing2, showing3, showingTimeZone, ...rest } = values as Record<
    (typeof selects)[number] | "showing" | "showingTimeZone",
    unknown
  >;
  const selected = [showing1, showing2, showing3].flatMap((value) => {
    const [start, end] = typeof value === "string" ? value.split("/") : [];
    return start && end ? [{ start, end }] : [];
  });
  const given = showing ?? { timeZone: showingTimeZone, wishes: selected };
  return { rest, showing: contactShowing.safeParse(given).data };
}

/**
 * The message with the times as a sentence in the language of the page, for services that store the message only.
 * Unchanged if it would be too long.
 */
export function withShowingSentence(
  message: string,
  { timeZone, wishes }: ContactShowing,
  locale: Locale,
): string {
  const { sentence, sentences } = listingLabelsFor(locale).request.showing;
  const text = formatTemplate(wishes.length > 1 ? sentences : sentence, {
    times: wishes.map((wish) => formatWish(wish, timeZone, { locale })).join(" / "),
    zone: formatZone(timeZone, wishes[0]?.start ?? new Date(0).toISOString(), { locale }),
  });
  const whole = [message.trim(), text].filter(Boolean).join("\n");
  return whole.length > limits.message || message.includes(text) ? message : whole;
}
