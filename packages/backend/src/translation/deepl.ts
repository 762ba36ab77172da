import { createCircuitBreaker } from "@realtor/server/circuit-breaker";
import type { Log } from "@realtor/server/log";
import { rootCauseMessage } from "@realtor/server/errors";
import { readRetryAfter } from "@realtor/server/retry";
import { z } from "zod";

/** Languages of a website, as BCP 47 tags. */
type Language = "ko" | "en" | "ja";

export interface Translation {
  source: Language;
  target: Language;
  texts: readonly string[];
}

type TranslationResult =
  | { kind: "translated"; texts: string[] }
  /** The provider does not respond, refuses the key, or its quota is used up. */
  | { kind: "unavailable"; error: string; waitSeconds?: number };

/** Translates texts in one request. Adapter for a provider; never rejects. */
export type Translator = (translation: Translation) => Promise<TranslationResult>;

/** Account of DeepL, or of a service with its API. */
export interface TranslatorSettings {
  url: string;
  key: string;
}

export interface TranslatorOptions extends TranslatorSettings {
  log: Log;
  fetch?: typeof fetch;
}

const timeoutMs = 20_000;

/** Names that DeepL gives the languages; as a target, English needs a region. */
const sourceNames: Record<Language, string> = { ko: "KO", en: "EN", ja: "JA" };
const targetNames: Record<Language, string> = { ko: "KO", en: "EN-US", ja: "JA" };

const deeplBody = z.object({ translations: z.array(z.object({ text: z.string() })) });

/** Creates a translator for DeepL's `POST /v2/translate`. */
export function createDeepl({ url, key, log, ...options }: TranslatorOptions): Translator {
  const send = createCircuitBreaker({
    service: "deepl",
    log,
    fetch: options.fetch ?? fetch,
    halfOpenAfterMs: 30_000,
  });
  return async ({ source, target, texts }) => {
    try {
      const response = await send(`${url}/v2/translate`, {
        method: "POST",
        headers: { authorization: `DeepL-Auth-Key ${key}`, "content-type": "application/json" },
        body: JSON.stringify({
          text: texts,
          source_lang: sourceNames[source],
          target_lang: targetNames[target],
        }),
        redirect: "error",
        signal: AbortSignal.timeout(timeoutMs),
      });
      return await readTranslations(response, texts.length);
    } catch (error) {
      return { kind: "unavailable", error: rootCauseMessage(error) };
    }
  };
}

async function readTranslations(response: Response, count: number): Promise<TranslationResult> {
  const { status } = response;
  const body = await response.text();
  if (status === 429) {
    const waitSeconds = readRetryAfter(response.headers.get("retry-after"));
    return { kind: "unavailable", error: "429", waitSeconds };
  }
  // 403: the key; 456: the quota of the account.
  if (status !== 200) return { kind: "unavailable", error: String(status) };
  const parsed = deeplBody.safeParse(parseJson(body));
  // A proxy or maintenance page may respond with 200 as well.
  if (!parsed.success || parsed.data.translations.length !== count)
    return { kind: "unavailable", error: "the response is not DeepL's" };
  return { kind: "translated", texts: parsed.data.translations.map(({ text }) => text) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
