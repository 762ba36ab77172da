import "#app/fonts/rest.css";
import { wrap } from "@realtor/ui/styles";
import type { HomepageContent } from "@realtor/ui/templates";
import { FormattedMessage } from "react-intl";
import { type Frame, PageFrame } from "#app/layout/agent-frame/page-frame.tsx";
import { RequireSession } from "#app/session/require-session.tsx";
import type { TeamLabels } from "./member-row.tsx";
import * as css from "./probiz.css.ts";
import { SalesSection } from "./sales-section.tsx";
import { TeamSection } from "./team-section.tsx";
import { useTeamFilter } from "./team-filter.ts";
import type { TeamMember } from "./team-member.ts";
import type { TeamSales } from "./team-sales.ts";

export interface ProbizProps {
  frame: Frame;
  labels: TeamLabels;
  year: number;
  brokerage: HomepageContent["name"]["displayName"];
  members: TeamMember[];
  /** Null when the listings service is unavailable and nothing is cached. */
  sales: TeamSales | null;
}

/** The brokerage's team page, for signed-in users. See docs/spec/routes.md#probiz. */
function ProbizPage({ frame, labels, year, brokerage, members, sales }: ProbizProps) {
  // In the page component, so that the language menu rerenders with the changed URL.
  const filter = useTeamFilter(members);
  const { text, lang } = brokerage;
  return (
    <PageFrame frame={frame} labels={labels} year={year}>
      <div className={`${wrap} ${css.head}`}>
        <h1 className={css.title}>
          <FormattedMessage
            id="probiz.title"
            values={{
              name: (
                <span key="name" lang={lang}>
                  {text}
                </span>
              ),
            }}
          />
        </h1>
        <p className={css.lead}>
          <FormattedMessage id="probiz.lead" />
        </p>
      </div>
      <RequireSession>
        <TeamSection members={members} sales={sales} labels={labels} filter={filter} />
        <SalesSection sales={sales} members={members} />
      </RequireSession>
    </PageFrame>
  );
}

export { ProbizPage as component };
