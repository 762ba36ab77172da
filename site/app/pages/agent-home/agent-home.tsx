import { useState } from "react";
import { LoadState } from "#app/admin/list-screen.tsx";
import { wasPublished } from "#app/session/was-published.ts";
import * as css from "./agent-home.css.ts";
import { NoOwnWebsite } from "./no-own-website.tsx";
import { PublishedHome } from "./published-home.tsx";
import { UnpublishedHome } from "./unpublished-home.tsx";
import { useAgentHome } from "./use-agent-home.ts";

/** The first screen of an agent: the website, new requests, and what is missing. */
export function AgentHome() {
  const data = useAgentHome();
  // The dialog names the website that it created, which is loaded meanwhile.
  const [creating, setCreating] = useState(false);
  const { website, error, refresh } = data;
  return (
    <div className={css.page}>
      <LoadState
        className={css.notice}
        error={error}
        loaded={website !== undefined}
        onRetry={refresh}
        skeleton={{ shape: "rows", count: 4 }}
      />
      {website &&
        !creating &&
        (wasPublished(website) ? (
          <PublishedHome website={website} requests={data.requests} />
        ) : (
          <UnpublishedHome website={website} />
        ))}
      {(website === null || creating) && (
        <NoOwnWebsite creating={creating} onCreatingChange={setCreating} onCreated={refresh} />
      )}
    </div>
  );
}
