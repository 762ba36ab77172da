import "#app/fonts/rest.css";
import { wrap } from "@realtor/ui/styles";
import { FormattedMessage } from "react-intl";
import { PageFrame } from "#app/layout/agent-frame/page-frame.tsx";
import { RequireSession } from "#app/session/require-session.tsx";
import type { ProbizProps } from "./probiz-props.ts";
import * as css from "./probiz.css.ts";
import { SalesSection } from "./sales-section.tsx";
import { TeamSection } from "./team-section.tsx";
import { useTeamFilter } from "./team-filter.ts";

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
            defaultMessage="The {name} team"
            description="Heading of a team page; {name} is the brokerage."
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
          <FormattedMessage
            id="probiz.lead"
            defaultMessage="The agents who work here, in their own figures, and the homes the team has sold."
            description="Text below the heading of a team page."
          />
        </p>
      </div>
      <RequireSession>
        <TeamSection members={members} labels={labels} filter={filter} />
        <SalesSection sales={sales} members={members} />
      </RequireSession>
    </PageFrame>
  );
}

export { ProbizPage as component };
