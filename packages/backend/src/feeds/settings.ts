import { readFileSync } from "node:fs";

import { serverUrl } from "@realtor/server/env";
import { StartError } from "@realtor/server/errors";
import { activityStates } from "@realtor/profile/rules/market";
import { z } from "zod";

/** The name of an environment variable, so that the file has no secret. */
const variableName = z.string().regex(/^[A-Z][A-Z0-9_]*$/);
const text = z.string().trim().min(1).max(500);

/**
 * The statuses of a market whose server sends no `StandardStatus`: its own status to the one of RESO, such as
 * `{ "A": "Active" }`.
 */
const statuses = z.record(z.string().min(1), z.string().min(1));

const feedSchema = z.strictObject({
  /** Part of every listing key of the feed, so it never changes. */
  id: z.string().regex(/^[a-z][a-z0-9]{1,19}$/),
  /** `originatingSystemName` of its listings. */
  name: text,
  /** State whose licenses its agents have. */
  state: z.enum(activityStates),
  /** Where `$metadata` and `Property` are. */
  address: serverUrl,
  auth: z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("bearer"), secret: variableName }),
    z.strictObject({
      kind: z.literal("client"),
      tokenAddress: serverUrl,
      clientId: text,
      secret: variableName,
      scope: text.optional(),
    }),
  ]),
  pageSize: z.number().int().min(1).max(1000).default(100),
  perSecond: z.number().int().min(1).max(100).default(4),
  perMinute: z.number().int().min(1).max(6000).default(120),
  /** Part of every `$filter` of Property. */
  filter: text.optional(),
  /** False for a server that refuses `$orderby`. */
  orderBy: z.boolean().default(true),
  /** Photos come with the listing, from a resource of their own, or not at all. */
  media: z.enum(["expand", "resource", "none"]).default("expand"),
  /** What the license allows: copies of the photos, photos at the address of the market, or none. */
  photos: z.enum(["copy", "address", "none"]).default("none"),
  /** Hosts of the photos, such as `photos.example` or `*.photos.example`; others are not shown. */
  photoHosts: z.array(z.string().regex(/^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+$/)).default([]),
  statuses: statuses.default({}),
});

/** How a feed proves itself to its server, with the secret in place of its variable. */
export type FeedAuth =
  | { kind: "bearer"; secret: string }
  | {
      kind: "client";
      tokenAddress: string;
      clientId: string;
      secret: string;
      scope?: string | undefined;
    };

/** A market's RESO server and what its license allows. */
export type FeedSettings = Omit<z.output<typeof feedSchema>, "auth" | "photoHosts"> & {
  auth: FeedAuth;
  photoHosts: readonly string[];
};

/** An entry of `RESO_MARKETS`. Without its secret it is not run, and staff see the name of the variable. */
export type FeedEntry = Omit<FeedSettings, "auth"> & {
  auth: FeedAuth | { kind: "missing"; variable: string };
};

/** Whether a feed has its secret. */
export function hasSecret(entry: FeedEntry): entry is FeedSettings {
  return entry.auth.kind !== "missing";
}

const fileSchema = z
  .array(feedSchema)
  .refine((feeds) => feeds.every(({ photos, photoHosts }) => photos === "none" || photoHosts[0]), {
    error: "photos without photoHosts",
  })
  .refine((feeds) => new Set(feeds.map(({ id }) => id)).size === feeds.length, {
    error: "an id twice",
  });

/**
 * Reads the file at `RESO_MARKETS`, once at start, and the variables that it names. Without a file there are no
 * feeds, and listings that were imported before stay.
 * @throws {StartError} if the file cannot be read, or has an invalid value.
 */
export function readFeeds(
  file: string | undefined,
  source: Readonly<Record<string, string | undefined>>,
): FeedEntry[] {
  if (file === undefined) return [];
  const fail = (problem: string) =>
    new StartError(
      `RESO_MARKETS ${problem}: correct the file, see docs/running.md, or unset the variable.`,
    );
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw fail(error instanceof SyntaxError ? "is not valid JSON" : "cannot be read");
  }
  const result = fileSchema.safeParse(json);
  if (!result.success) {
    const [issue] = result.error.issues;
    const unknown = issue?.code === "unrecognized_keys" ? issue.keys[0] : undefined;
    const path = [...(issue?.path ?? []), ...(unknown === undefined ? [] : [unknown])].join("/");
    if (path === "") throw fail(`is not a list of markets, or has ${issue?.message ?? "an error"}`);
    throw fail(`has ${unknown === undefined ? "an invalid value" : "an unknown key"} at /${path}`);
  }
  return result.data.map((feed) => {
    const variable = feed.auth.secret;
    const secret = source[variable];
    return { ...feed, auth: secret ? { ...feed.auth, secret } : { kind: "missing", variable } };
  });
}
