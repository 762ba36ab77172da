import type { RealtorProfile } from "@realtor/api/loaning";
import { conditions, findUnmet } from "@realtor/profile/conditions";
import { FormattedMessage } from "react-intl";
import { Ring, Row, Rows, RowsHead } from "#app/admin/layouts/rows.tsx";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import { toDraft } from "#app/profile/draft/draft.ts";
import { getControlId } from "#app/profile/draft/control-ids.ts";

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
      <RowsHead title={<FormattedMessage id="agentHome.suggestions" />} />
      <Rows>
        {open.map(({ code, field, minutes }) => (
          <Row
            key={code}
            href={`${editor}#${getControlId(field)}`}
            height={52}
            lead={<Ring />}
            title={<FormattedMessage id={`editor.check.${code}`} />}
            end={<FormattedMessage id="agentHome.suggestions.minutes" values={{ n: minutes }} />}
          />
        ))}
      </Rows>
    </section>
  );
}
