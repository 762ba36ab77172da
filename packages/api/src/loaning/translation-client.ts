import { callForData } from "../call-route.ts";
import type { Http } from "../http/http.ts";
import type { Lang } from "../locales.ts";

interface Languages {
  source: Lang;
  target: Lang;
}

/**
 * Whether texts can be translated.
 * @throws {ApiError} 401, 403.
 */
export async function canTranslate(http: Http): Promise<boolean> {
  return (await callForData(http, "GET /v1/translations", {})).available;
}

/**
 * Translates a text of a website. Takes a few seconds.
 * @throws {ApiError} 401, 403, 409 without a provider, 422, 429, 503.
 */
export async function translateText(http: Http, text: string, langs: Languages): Promise<string> {
  const [translated = ""] = await translateTexts(http, [text], langs);
  return translated;
}

/**
 * Translates up to five texts in one call, in their order.
 * @throws {ApiError} 401, 403, 409 without a provider, 422, 429, 503.
 */
export async function translateTexts(
  http: Http,
  texts: string[],
  { source, target }: Languages,
): Promise<string[]> {
  const body = { source, target, texts };
  // The service waits for the provider up to 20 seconds.
  const call = { body, timeoutMs: 25_000 };
  return (await callForData(http, "POST /v1/translations", call)).texts;
}
