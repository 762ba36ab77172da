import { readFileSync } from "node:fs";
import type { Locale } from "@realtor/api/locales";
import { expect, it } from "vitest";

/** The texts of a language by id, from messages.ts. */
function readTexts(locale: Locale): [id: string, text: string][] {
  const file = new URL(`../app/i18n/compiled/text/${locale}.json`, import.meta.url);
  return Object.entries(JSON.parse(readFileSync(file, "utf8")) as Record<string, string>); // written by formatjs
}

/** The messages that agents and staff see. */
const signedIn =
  /^(?:account|admin|agentHome|agreement|editor|first-run|inbox|inboxReply|live|login|photos|realtors|versions|website)\./;

// Wordings that a review found hard to understand (docs/agent-side-review.md#words).
it.each<[Locale, RegExp]>([
  ["en", /administrator account/i],
  ["en", /\bHero\b|^Record$|Dark hero/],
  ["en", /come by themselves|entered by hand|fixed sections|in which market/],
  ["en", /11 for any other|Paste any YouTube link|as it stands|as of the end of|[Ll]eft empty/],
  ["en", /page’s ground|Stands large|did not go through|no room for more|Wordings to look/],
  ["en", /changed elsewhere|changed to different things|Saved meanwhile|\bJoin\b/],
  ["en", /Please fill in|Good to have|JSON|unsaved change|[\d}]:1\b/],
  ["ko", /관리자 계정|손으로 입력|빈 줄로|합치기/],
  ["ja-JP", /管理者アカウント|対比|売買|移動する|二つ目のロゴ/],
])("the signed-in side says in %s nothing like %s", (locale, wording) => {
  const texts = readTexts(locale).filter(([id]) => signedIn.test(id));
  expect(texts.length).toBeGreaterThan(500);
  expect(texts.filter(([, text]) => wording.test(text))).toEqual([]);
});
