import type { FeedRun } from "@realtor/api/loaning";
import { expect, it } from "vitest";
import { createIntl } from "#app/i18n/create-intl.tsx";
import { pageMessages } from "#app/i18n/page-messages.ts";
import { runSentence } from "./run-sentence.ts";

const intl = createIntl("en", pageMessages("markets").en);
const run: FeedRun = {
  id: 1,
  kind: "refresh",
  state: "done",
  startedAt: "2026-12-01T17:40:00.000Z",
  endedAt: null,
  counts: { received: 50, repaired: 3 },
  errorCode: null,
  error: null,
};

it.each([
  [{}, /50 .* 47 .* 3 .*None/],
  [{ counts: { received: 50, repaired: 3, leftOut: 2 } }, /50 .* 45 .* 3 .* 2 /],
  // What was left out may have been repaired, too.
  [{ counts: { received: 1, repaired: 1, leftOut: 1 } }, /1 .* 0 .* 1 .* 1 /],
  [{ counts: {} }, /^Nothing/],
  [{ state: "failed", errorCode: "unavailable", error: "503: closed" }, /503: closed/],
  [{ state: "shrank", kind: "keys", counts: { missing: 60 } }, /^60 .*Nothing was removed/],
  [{ kind: "keys", counts: { gone: 2 } }, / 2 are gone/],
] as const)("a run with %j", (changes, sentence) => {
  expect(runSentence({ ...run, ...changes }, { listings: 0, progress: null }, intl)).toMatch(
    sentence,
  );
});
