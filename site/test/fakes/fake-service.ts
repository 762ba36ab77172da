import { vi } from "vitest";

/** Returns the response to a call; undefined passes the call to the next rule. */
export type Rule = (call: FakeCall) => Response | object | null | undefined;

export interface FakeCall {
  method: string;
  path: string;
  query: URLSearchParams;
  body: Record<string, unknown>;
  token: string | null;
}

/** Replaces `fetch` by a fake server: the first rule that returns a response wins, else 404. */
export function fakeService(...rules: Rule[]) {
  const calls: FakeCall[] = [];
  /** Evaluated first; tests use them to make calls fail. */
  const first: Rule[] = [];
  vi.stubGlobal("fetch", async (input: string | URL | Request, init?: RequestInit) => {
    const request = new Request(
      new URL(input instanceof Request ? input.url : input, location.href),
      init,
    );
    const { pathname, searchParams } = new URL(request.url);
    const text = await request.text();
    const call: FakeCall = {
      method: request.method,
      path: pathname,
      query: searchParams,
      body: text === "" ? {} : (JSON.parse(text) as Record<string, unknown>), // sent by the API clients
      token: request.headers.get("authorization")?.replace("Bearer ", "") ?? null,
    };
    calls.push(call);
    for (const rule of [...first, ...rules]) {
      const result = rule(call);
      if (result === undefined) continue;
      return result instanceof Response ? result : Response.json(result);
    }
    return problem(404, "route.notFound", "There is nothing at this address.");
  });
  return {
    calls,
    /** The calls as lines such as `PATCH /api/leads/1`. */
    lines: () => calls.map(({ method, path }) => `${method} ${path}`),
    /** Adds a rule before the others. Returns a function that removes it. */
    before(rule: Rule) {
      first.unshift(rule);
      return () => void first.splice(first.indexOf(rule), 1);
    },
  };
}

/** A problem details response, as the services send it. */
export function problem(
  status: number,
  code: string,
  message: string,
  extra: object = {},
): Response {
  const body = { type: "about:blank", title: message, status, code, message, detail: message };
  return Response.json({ ...body, ...extra }, { status });
}

/** One page of a list, with the total count in a header. */
export function pageOf(list: readonly object[], query: URLSearchParams): Response {
  const perPage = Number(query.get("perPage") ?? 50);
  const start = Number(query.get("currentPage") ?? 0) * perPage;
  const headers = { "x-total-count": String(list.length) };
  return Response.json(list.slice(start, start + perPage), { headers });
}
