import type { ContactShowing } from "@realtor/api/loaning";
import { Stack } from "@realtor/ui/stack";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { useAddress } from "#app/page-root.tsx";
import { showingZone, wishTexts } from "./contact-showing.ts";
import * as css from "./showing-wishes.css.ts";

/** When a visitor would like to see the home, in its zone, with what the clocks show where the visitor is. */
export function ShowingWishes({ showing }: { showing: ContactShowing }) {
  const { locale } = useAddress();
  const [now] = useState(() => Date.now());
  return (
    <section className={css.wishes} aria-labelledby="showing-wishes">
      <h3 id="showing-wishes" className={css.title}>
        <FormattedMessage id="inbox.showing" />{" "}
        <span className={css.zone}>({showingZone(showing, locale)})</span>
      </h3>
      <Stack as="ol" gap={8} className={css.list}>
        {wishTexts(showing, locale, now).map(({ text, elsewhere, isPast }) => (
          <li key={text} className={css.wish} data-past={isPast || undefined}>
            <b className={css.time}>{text}</b>
            {elsewhere !== null && <span className={css.note}>{elsewhere}</span>}
            {isPast && (
              <span className={css.note}>
                <FormattedMessage id="inbox.showing.past" />
              </span>
            )}
          </li>
        ))}
      </Stack>
    </section>
  );
}
