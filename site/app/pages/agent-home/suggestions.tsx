import type { RealtorProfile } from "@realtor/api/loaning";
import { conditions, findUnmet } from "@realtor/profile/conditions";
import { ChevronRightIcon } from "@realtor/ui/icons";
import { Inline } from "@realtor/ui/inline";
import { FormattedMessage } from "react-intl";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import { toDraft } from "#app/profile/draft/draft.ts";
import { getControlId } from "#app/profile/draft/control-ids.ts";
import * as css from "./list-rows.css.ts";

/** Maximum number of suggestions. */
const maxShown = 3;

/** Content that would improve the website, each with a link to its field; nothing when all is there. */
export function Suggestions({ website }: { website: RealtorProfile }) {
  const { locale } = useAddress();
  const open = findUnmet(conditions.recommend, toDraft(website), {}).slice(0, maxShown);
  if (open.length === 0) return null;
  const editor = localePath(`/${website.desiredUrl}/admin`, locale);
  return (
    <section>
      <Inline gap={16} rowGap={0} justify="between" className={css.heading}>
        <h2 className={css.title}>
          <FormattedMessage id="agentHome.suggestions" />
        </h2>
      </Inline>
      <ul className={css.list}>
        {open.map(({ code, field, minutes }) => (
          <li key={code} className={css.row}>
            <a className={css.suggestion} href={`${editor}#${getControlId(field)}`}>
              <span className={css.ring} />
              <FormattedMessage id={`editor.check.${code}`} />
              <span className={css.minutes}>
                <FormattedMessage id="agentHome.suggestions.minutes" values={{ n: minutes }} />
              </span>
              <ChevronRightIcon size={20} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
