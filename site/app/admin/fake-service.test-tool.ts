import { vi } from "vitest";

/** What a fake service answers to one call; nothing it returns leaves the next rule to answer. */
export type Rule = (call: FakeCall) => Response | object | null | undefined;

export interface FakeCall {
  method: string;
  path: string;
  query: URLSearchParams;
  body: Record<string, unknown>;
  token: string | null;
}

/** Stands in for the site's own server: `fetch` answers by the first rule that does, else 404. */
export function fakeService(...rules: Rule[]) {
  const calls: FakeCall[] = [];
  /** Asked before the others: how a test makes calls fail. */
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
      body: text === "" ? {} : (JSON.parse(text) as Record<string, unknown>), // sent by our own clients
      token: request.headers.get("authorization")?.replace("Bearer ", "") ?? null,
    };
    calls.push(call);
    for (const rule of [...first, ...rules]) {
      const answer = rule(call);
      if (answer === undefined) continue;
      return answer instanceof Response ? answer : Response.json(answer);
    }
    return problem(404, "route.notFound", "There is nothing at this address.");
  });
  return {
    calls,
    /** Lines such as `PATCH /api/leads/1`. */
    lines: () => calls.map(({ method, path }) => `${method} ${path}`),
    /** Adds a rule before the others; answers how to take it away. */
    before(rule: Rule) {
      first.unshift(rule);
      return () => void first.splice(first.indexOf(rule), 1);
    },
  };
}

/** A refusal as the services write it. */
export function problem(
  status: number,
  code: string,
  message: string,
  extra: object = {},
): Response {
  const body = { type: "about:blank", title: message, status, code, message, detail: message };
  return Response.json({ ...body, ...extra }, { status });
}

/** One page of a list, with the count of all. */
export function pageOf(list: readonly object[], query: URLSearchParams): Response {
  const perPage = Number(query.get("perPage") ?? 50);
  const start = Number(query.get("currentPage") ?? 0) * perPage;
  const headers = { "x-total-count": String(list.length) };
  return Response.json(list.slice(start, start + perPage), { headers });
}
