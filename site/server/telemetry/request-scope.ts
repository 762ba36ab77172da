import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import type { CacheAnswer } from "../render/html-cache.ts";

/** What is known about the request that is being answered, for its log lines and its calls. */
export interface RequestScope {
  /** Goes with every log line, every call to a backend and the answer. */
  readonly requestId: string;
  /** W3C trace id, while traces are kept. */
  traceId?: string;
  /** Template of the page's path; other routes are named by the router. */
  route?: string;
  /** How the cache of pages answered. */
  cache?: CacheAnswer;
  /** The number that a failed page shows. */
  reference?: string;
}

const scopes = new AsyncLocalStorage<RequestScope>();

/** Runs `work`, and all it starts, as part of a request. */
export function runInScope<Result>(scope: RequestScope, work: () => Result): Result {
  return scopes.run(scope, work);
}

/** The request on whose behalf this runs; undefined for work of the server's own. */
export function currentScope(): RequestScope | undefined {
  return scopes.getStore();
}

/** Notes something about the running request; without one, nothing. */
export function noteRequest(facts: Omit<RequestScope, "requestId" | "traceId">): void {
  const scope = scopes.getStore();
  if (scope) Object.assign(scope, facts);
}

/** The id that the caller gave, where it is one, or else a new one. */
export function requestIdFrom(given: string | undefined): string {
  return given !== undefined && /^[\w.:-]{1,100}$/.test(given) ? given : randomUUID();
}
