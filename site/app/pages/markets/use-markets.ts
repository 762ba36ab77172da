import { type Feed, listFeeds, startFeedRun, stopFeed } from "@realtor/api/loaning";
import { useState } from "react";
import useSWR, { useSWRConfig } from "swr";
import { type Action, useAction } from "#app/admin/use-action.ts";
import { useAdmin } from "#app/admin/admin-context.ts";
import { waitingKey } from "#app/admin/use-waiting-count.ts";
import { isUnderWay } from "./market-state.ts";

const pollMs = 2000;
/** A run begins within seconds of the call that asks for it. */
const startMs = 10_000;

export type MarketRun = Parameters<typeof startFeedRun>[2];

export interface Markets extends Pick<Action, "busy" | "failure"> {
  /** Undefined until the first response. */
  feeds: readonly Feed[] | undefined;
  error: unknown;
  retry: () => void;
  start: (id: string, run: MarketRun) => Promise<boolean>;
  stop: (id: string) => Promise<boolean>;
  /** After a run was asked for elsewhere. */
  follow: () => void;
}

/** The markets and what is done with them; asked for again only while one of them runs. */
export function useMarkets(): Markets {
  const { http } = useAdmin();
  const { mutate: mutateAny } = useSWRConfig();
  const [pollUntil, setPollUntil] = useState(0);
  const { busy, failure, run } = useAction();
  const { data, error, mutate } = useSWR("feeds", () => listFeeds(http), {
    refreshInterval: (feeds) => {
      const now = new Date();
      const isPolled =
        now.getTime() < pollUntil || (feeds ?? []).some((feed) => isUnderWay(feed, now));
      return isPolled ? pollMs : 0;
    },
    // A run that ended can wait for staff.
    onSuccess(feeds) {
      const waiting = feeds.filter(({ shrunkBy }) => shrunkBy !== null).length;
      void mutateAny(waitingKey, { waiting }, { revalidate: false });
    },
  });

  async function change(call: () => Promise<Feed>): Promise<boolean> {
    const isDone = await run(async () => {
      const changed = await call();
      await mutate((feeds) => feeds?.map((feed) => (feed.id === changed.id ? changed : feed)), {
        revalidate: false,
      });
    });
    follow();
    return isDone;
  }

  function follow(): void {
    setPollUntil(Date.now() + startMs);
  }

  return {
    feeds: data,
    error,
    busy,
    failure,
    retry: () => void mutate(),
    follow: () => {
      follow();
      void mutate();
    },
    start: (id, kind) => change(() => startFeedRun(http, id, kind)),
    stop: (id) => change(() => stopFeed(http, id)),
  };
}
