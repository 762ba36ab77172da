import type { RealtorProfile } from "@realtor/api/loaning";
import { htmlLang } from "@realtor/api/locales";
import { useIntl } from "react-intl";
import { Row, Rows, RowsHead } from "#app/admin/layouts/rows.tsx";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";

const abouts = { ko: "aboutKr", en: "aboutEn", ja: "aboutJa" } as const;

/** What makes the page stronger, with about how long it takes. Nothing that is there already. */
export function NextSteps({ profile }: { profile: RealtorProfile }) {
  const { formatMessage } = useIntl();
  const { locale } = useAddress();
  const { photos = [], aboutMeKr, aboutMeEn, presentation, hompageUrl } = profile;
  const hasAbout = [aboutMeKr, aboutMeEn, presentation?.aboutMeJa].some((text) => text?.trim());
  const steps = (
    [
      {
        field: "photos",
        text: "live.photos",
        minutes: 3,
        done: photos.some(({ path }) => path === "gallery"),
      },
      { field: abouts[htmlLang(locale)], text: "live.about", minutes: 5, done: hasAbout },
      { field: "website", text: "live.domain", minutes: 10, done: Boolean(hompageUrl?.trim()) },
    ] as const
  ).filter(({ done }) => !done);
  if (steps.length === 0) return null;
  return (
    <section>
      <RowsHead title={formatMessage({ id: "live.next" })} />
      <Rows required>
        {steps.map(({ field, text, minutes }) => (
          <Row
            key={field}
            href={`${localePath(`/${profile.desiredUrl}/admin`, locale)}#field-${field}`}
            height={52}
            title={formatMessage({ id: text })}
            end={formatMessage({ id: "live.minutes" }, { n: minutes })}
          />
        ))}
      </Rows>
    </section>
  );
}
