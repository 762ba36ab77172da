import { ApiError } from "@realtor/api/http";
import { getRealtor, type RealtorProfile } from "@realtor/api/loaning";
import { Button } from "@realtor/ui/button";
import { InlineAlert } from "@realtor/ui/inline-alert";
import { Skeleton } from "@realtor/ui/skeleton";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import useSWR from "swr";
import { useAdmin } from "#app/admin/admin-context.ts";
import { useFailure } from "#app/admin/failure-text.ts";
import { useAdminLinks } from "#app/admin/use-admin-links.ts";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import * as css from "./website-loader.css.ts";

interface WebsiteLoaderProps {
  /** Renders the website; `replace` takes a newer state of it. */
  children: (stored: RealtorProfile, replace: (newer: RealtorProfile) => void) => ReactNode;
}

/** Loads the website of the URL. Shows an error if the user may not edit it. */
export function WebsiteLoader({ children }: WebsiteLoaderProps) {
  const { http, user, isStaff } = useAdmin();
  const { desiredUrl, origin, locale } = useAddress();
  const { formatMessage } = useIntl();
  const home = useAdminLinks().find(({ section }) => section === "start");
  const name = desiredUrl ?? origin;
  const { data, error, mutate } = useSWR(
    ["realtor", name, user.id],
    () => getRealtor(http, name, { asOwner: true }),
    // The editor detects newer versions when it saves.
    { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false },
  );
  const failure = useFailure(error);
  const missing = error instanceof ApiError && error.status === 404;
  if (data && (isStaff || data.userId === user.id))
    return children(data, (newer) => void mutate(newer, { revalidate: false }));
  if (!data && !error)
    return (
      <div className={css.loader}>
        <Skeleton label={formatMessage({ id: "admin.loading" })} shape="text" count={6} />
      </div>
    );
  return (
    <div className={css.loader}>
      <div role={missing ? "alert" : undefined}>
        <h1 className={css.loaderTitle}>
          <FormattedMessage
            id={data ? "editor.notYours" : missing ? "editor.missing" : "admin.loadFailed"}
            values={{ slug: name }}
          />
        </h1>
      </div>
      {failure !== undefined && !data && !missing && (
        <InlineAlert className={css.reason}>{failure}</InlineAlert>
      )}
      {data || missing ? (
        <Button size="medium" href={localePath("/admin", locale)}>
          {/* An agent has a home screen and no list. */}
          <FormattedMessage id={isStaff || !home ? "editor.back" : home.label} />
        </Button>
      ) : (
        <Button size="medium" onClick={() => void mutate()}>
          <FormattedMessage id="admin.retry" />
        </Button>
      )}
    </div>
  );
}
