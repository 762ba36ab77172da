import { Button } from "@realtor/ui/button";
import { EmptyState } from "@realtor/ui/empty-state";
import { FormattedMessage, useIntl } from "react-intl";
import { NoResults } from "#app/admin/list-screen.tsx";
import { defineMessages } from "#app/i18n/define-messages.ts";
import { websiteMessages } from "#app/admin/new-website/new-website-messages.ts";
import { filterParams, hasFilter, type ListQuery } from "./list-query.ts";
import * as css from "./realtors.css.ts";

const messages = defineMessages({
  noResult: {
    id: "realtors.noResult",
    defaultMessage: "Nothing matches “{q}”.",
    description: "Shown when no website matches the search; {q} is the search text.",
  },
  noneFiltered: {
    id: "realtors.noneFiltered",
    defaultMessage: "No websites match these filters.",
    description: "Shown when no website matches the filters by status, brokerage and state.",
  },
  noPage: {
    id: "realtors.noPage",
    defaultMessage: "There are no websites on this page.",
    description: "Shown when the page number is higher than the number of pages.",
  },
  emptyTitle: {
    id: "realtors.empty.title",
    defaultMessage: "No websites yet",
    description: "Title of the empty list of websites, for staff.",
  },
  emptyText: {
    id: "realtors.empty.text",
    defaultMessage: "Build the first realtor’s website.",
    description: "Text of the empty list of websites, for staff.",
  },
});

/** Shown below the headings when nothing matches the query. */
export function NoneFound(query: ListQuery) {
  const { q } = query;
  const isNarrowed = hasFilter(query);
  const why = q !== "" ? messages.noResult : isNarrowed ? messages.noneFiltered : messages.noPage;
  return (
    <NoResults
      filters={[...filterParams, "page"]}
      showAll={
        <FormattedMessage
          id="realtors.showAll"
          defaultMessage="Show all"
          description="Button that clears search and filter."
        />
      }
    >
      <FormattedMessage {...why} values={{ q }} />
    </NoResults>
  );
}

/** Shown instead of the list when there are no homepages. */
export function NoWebsitesYet({ onCreate }: { onCreate: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <div className={css.empty}>
      <EmptyState
        title={formatMessage(messages.emptyTitle)}
        action={
          <Button size="small" onClick={onCreate}>
            <FormattedMessage {...websiteMessages.new} />
          </Button>
        }
      >
        <FormattedMessage {...messages.emptyText} />
      </EmptyState>
    </div>
  );
}
