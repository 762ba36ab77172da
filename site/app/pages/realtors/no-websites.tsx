import { Button } from "@realtor/ui/button";
import { EmptyState } from "@realtor/ui/empty-state";
import { FormattedMessage, useIntl } from "react-intl";
import { useAdmin } from "#app/admin/admin-context.ts";
import { NoResults } from "#app/admin/list-screen.tsx";
import type { ListQuery } from "./list-query.ts";
import * as css from "./realtors.css.ts";

interface NoWebsitesProps {
  query: ListQuery;
  onCreate: () => void;
}

/** Empty state of the list. */
export function NoWebsites({ query, onCreate }: NoWebsitesProps) {
  return (
    <div className={css.empty}>
      {query.q !== "" || query.state !== null || query.page > 1 ? (
        <NoneFound {...query} />
      ) : (
        <NoneYet onCreate={onCreate} />
      )}
    </div>
  );
}

function NoneFound({ q, state }: ListQuery) {
  const why = q !== "" ? "realtors.noResult" : state ? "realtors.noneInState" : "realtors.noPage";
  return (
    <NoResults
      filters={["q", "state", "page"]}
      showAll={<FormattedMessage id="realtors.showAll" />}
    >
      <FormattedMessage id={why} values={{ q }} />
    </NoResults>
  );
}

function NoneYet({ onCreate }: Pick<NoWebsitesProps, "onCreate">) {
  const { formatMessage } = useIntl();
  const { isStaff } = useAdmin();
  return (
    <EmptyState
      title={formatMessage({ id: isStaff ? "realtors.empty.title" : "realtors.empty.own.title" })}
      action={
        <Button size="small" onClick={onCreate}>
          <FormattedMessage id={isStaff ? "website.new" : "website.own"} />
        </Button>
      }
    >
      <FormattedMessage id={isStaff ? "realtors.empty.text" : "realtors.empty.own.text"} />
    </EmptyState>
  );
}
