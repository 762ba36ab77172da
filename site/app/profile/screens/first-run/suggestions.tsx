import { conditions, findUnmet } from "@realtor/profile/conditions";
import { useIntl } from "react-intl";
import { Ring, Row, Rows } from "#app/admin/layouts/rows.tsx";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import { useDraft, useEditorState } from "#app/profile/draft/use-draft.ts";
import { getControlId } from "#app/profile/draft/control-ids.ts";
import { useFirstRun } from "./first-run-context.ts";
import * as css from "./publish-step.css.ts";

const taglines = { ko: "taglineKr", en: "taglineEn", ja: "taglineJa" } as const;
const abouts = { ko: "aboutKr", en: "aboutEn", ja: "aboutJa" } as const;

/** What makes the page better and can be added any time. Nothing that is there already. */
export function Suggestions() {
  const { formatMessage } = useIntl();
  const { locale } = useAddress();
  const { lang } = useFirstRun();
  const draft = useDraft();
  const slug = useEditorState(({ stored }) => stored.desiredUrl);
  const unfilled = findUnmet(conditions.fill, draft, { hasListings: false });
  const all = [
    { section: "hero", field: taglines[lang], message: "tagline" },
    { section: "about", field: abouts[lang], message: "about" },
    { section: "photos", field: "photos", message: "photos" },
  ] as const;
  const open = all.filter(({ section }) => unfilled.some((one) => one.section === section));
  if (open.length === 0) return null;
  const add = formatMessage({ id: "first-run.publish.add" });
  return (
    <>
      <h2 className={css.heading}>{formatMessage({ id: "first-run.publish.nice" })}</h2>
      <Rows>
        {open.map(({ field, message }) => {
          const name = formatMessage({ id: `first-run.publish.${message}` });
          return (
            <Row
              key={field}
              height={52}
              lead={<Ring />}
              title={name}
              end={
                <a
                  className={css.link}
                  href={`${localePath(`/${slug}/admin`, locale)}#${getControlId(field)}`}
                  aria-label={`${add}: ${name}`}
                >
                  {add}
                </a>
              }
            />
          );
        })}
      </Rows>
    </>
  );
}
