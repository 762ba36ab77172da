import { Button } from "@realtor/ui/button";
import { EmptyState } from "@realtor/ui/empty-state";
import { FormattedMessage, useIntl } from "react-intl";
import { NoResults } from "#app/admin/list-screen.tsx";
import { filterParams, hasFilter, type ListQuery } from "./list-query.ts";
import * as css from "./websites.css.ts";

/** Shown below the headings when nothing matches the query. */
export function NoneFound(query: ListQuery) {
  const { q } = query;
  const isNarrowed = hasFilter(query);
  const why =
    q !== "" ? "websites.noResult" : isNarrowed ? "websites.noneFiltered" : "websites.noPage";
  return (
    <NoResults
      filters={[...filterParams, "page"]}
      showAll={<FormattedMessage id="websites.showAll" />}
    >
      <FormattedMessage id={why} values={{ q }} />
    </NoResults>
  );
}

/** Shown instead of the list when there are no websites. */
export function NoWebsitesYet({ onCreate }: { onCreate: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <div className={css.empty}>
      <EmptyState
        title={formatMessage({ id: "websites.empty.title" })}
        action={
          <Button size="small" onClick={onCreate}>
            <FormattedMessage id="website.new" />
          </Button>
        }
      >
        <FormattedMessage id="websites.empty.text" />
      </EmptyState>
    </div>
  );
}
