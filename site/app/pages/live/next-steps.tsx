import type { RealtorProfile } from "@realtor/api/loaning";
import { htmlLang } from "@realtor/api/locales";
import { ChevronRightIcon } from "@realtor/ui/icons";
import { useIntl } from "react-intl";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import { liveMessages as messages } from "./live-messages.ts";
import * as css from "./live.css.ts";

const abouts = { ko: "aboutKr", en: "aboutEn", ja: "aboutJa" } as const;

/** What makes the page stronger, with about how long it takes. Nothing that is there already. */
export function NextSteps({ profile }: { profile: RealtorProfile }) {
  const { formatMessage } = useIntl();
  const { locale } = useAddress();
  const { photos = [], aboutMeKr, aboutMeEn, presentation, hompageUrl } = profile;
  const hasAbout = [aboutMeKr, aboutMeEn, presentation?.aboutMeJa].some((text) => text?.trim());
  const steps = [
    {
      field: "photos",
      text: messages.photos,
      minutes: 3,
      done: photos.some(({ path }) => path === "gallery"),
    },
    { field: abouts[htmlLang(locale)], text: messages.about, minutes: 5, done: hasAbout },
    { field: "website", text: messages.domain, minutes: 10, done: Boolean(hompageUrl?.trim()) },
  ].filter(({ done }) => !done);
  if (steps.length === 0) return null;
  return (
    <>
      <h2 className={css.heading}>{formatMessage(messages.next)}</h2>
      <ul className={css.next}>
        {steps.map(({ field, text, minutes }) => (
          <li key={field}>
            <a
              className={css.step}
              href={`${localePath(`/${profile.desiredUrl}/admin`, locale)}#field-${field}`}
            >
              {formatMessage(text)}{" "}
              <span className={css.minutes}>{formatMessage(messages.minutes, { n: minutes })}</span>
              <ChevronRightIcon />
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
