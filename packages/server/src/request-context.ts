import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";

/** Facts about the current request, for its log lines and calls to other services. */
export interface RequestContext {
  /** Added to every log line, call and response. */
  readonly requestId: string;
  /** W3C trace id, when tracing is enabled. */
  readonly traceId?: string | undefined;
  /** Path template, where the router does not know it. */
  route?: string;
  /** Result of the page cache. */
  cache?: string;
  /** Reference shown on an error page. */
  reference?: string;
  /** Id of the signed-in account. */
  account?: string;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Runs `work`, including what it starts asynchronously, in the context of a request. */
export function runInRequestContext<Result>(context: RequestContext, work: () => Result): Result {
  return storage.run(context, work);
}

/** The current request; undefined outside of requests. */
export function getRequestContext(): RequestContext | undefined {
  return storage.getStore();
}

/** Adds facts to the current request; does nothing outside of requests. */
export function recordRequest(facts: Omit<RequestContext, "requestId" | "traceId">): void {
  const context = storage.getStore();
  if (context) Object.assign(context, facts);
}

/** The caller's id when valid, else a new one. */
export function toRequestId(given: string | undefined): string {
  return given !== undefined && /^[\w.:-]{1,100}$/.test(given) ? given : randomUUID();
}
