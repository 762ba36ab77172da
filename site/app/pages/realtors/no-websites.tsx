import { Button } from "@realtor/ui/button";
import { EmptyState } from "@realtor/ui/empty-state";
import { FormattedMessage, useIntl } from "react-intl";
import { NoResults } from "#app/admin/list-screen.tsx";
import { filterParams, hasFilter, type ListQuery } from "./list-query.ts";
import * as css from "./realtors.css.ts";

/** Shown below the headings when nothing matches the query. */
export function NoneFound(query: ListQuery) {
  const { q } = query;
  const isNarrowed = hasFilter(query);
  const why =
    q !== "" ? "realtors.noResult" : isNarrowed ? "realtors.noneFiltered" : "realtors.noPage";
  return (
    <NoResults
      filters={[...filterParams, "page"]}
      showAll={<FormattedMessage id="realtors.showAll" />}
    >
      <FormattedMessage id={why} values={{ q }} />
    </NoResults>
  );
}

/** Shown instead of the list when there are no homepages. */
export function NoWebsitesYet({ onCreate }: { onCreate: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <div className={css.empty}>
      <EmptyState
        title={formatMessage({ id: "realtors.empty.title" })}
        action={
          <Button size="small" onClick={onCreate}>
            <FormattedMessage id="website.new" />
          </Button>
        }
      >
        <FormattedMessage id="realtors.empty.text" />
      </EmptyState>
    </div>
  );
}
