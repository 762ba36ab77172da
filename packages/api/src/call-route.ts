import type * as z from "zod";
import type { homeRoutes } from "./home/routes.ts";
import type { Http, HttpCall, HttpMethod, HttpResponse } from "./http/http.ts";
import type { heldContactRoutes } from "./leads/held-contact.schema.ts";
import type { leadRoutes } from "./leads/lead.schema.ts";
import type { listingRoutes } from "./listing/routes.ts";
import type { authRoutes } from "./loaning/auth.schema.ts";
import type { loaningRoutes } from "./loaning/routes.ts";
import type { RouteName } from "./schema/route.ts";

type Routes = typeof authRoutes &
  typeof heldContactRoutes &
  typeof homeRoutes &
  typeof leadRoutes &
  typeof listingRoutes &
  typeof loaningRoutes;

type Route = keyof Routes & RouteName;

type ResponseOf<Name extends Route> = z.output<Routes[Name]["response"]>;

/** The path parameters, query and body that a route declares. */
type Input<Contract> = (Contract extends { params: infer Params extends z.ZodType }
  ? { params: Record<keyof z.input<Params> & string, string | number> }
  : unknown) &
  (Contract extends { query: infer Query extends z.ZodType }
    ? { query?: z.input<Query> }
    : unknown) &
  (Contract extends { body: infer Body extends z.ZodType } ? { body: z.input<Body> } : unknown) &
  (Contract extends { multipart: true } ? { body: FormData } : unknown);

/** Other options of a call. `success` may be omitted for routes whose success is 200. */
type Options<Name extends Route> = Omit<HttpCall, "method" | "query" | "body" | "success"> &
  (Routes[Name]["success"] extends 200
    ? { success?: readonly [200, ...number[]] }
    : { success: Routes[Name]["success"] });

type RouteCall<Name extends Route> = Input<Routes[Name]> & Options<Name>;

/**
 * Calls a route of a service, typed from its contract. The response is not validated.
 * @throws {ApiError} for everything but the route's success.
 */
export function callRoute<Name extends Route>(
  http: Http,
  name: Name,
  call: RouteCall<Name>,
): Promise<HttpResponse<ResponseOf<Name>>> {
  // The conditional types of `call` are only known per route.
  const { params, ...rest } = call as { params?: Record<string, string | number> };
  const [method, path] = name.split(" ") as [HttpMethod, string];
  return http(
    path.replace(/\{(\w+)\}/g, (_match, key: string) => encodeURIComponent(params?.[key] ?? "")),
    { success: 200, method, ...rest },
  );
}

export async function callForData<Name extends Route>(
  http: Http,
  name: Name,
  call: RouteCall<Name>,
): Promise<ResponseOf<Name>> {
  return (await callRoute(http, name, call)).data;
}

export interface Page<Entry> {
  page: Entry[];
  totalCount: number;
}

type ListRoute = {
  [Name in Route]: ResponseOf<Name> extends unknown[] ? Name : never;
}[Route];

/** Calls a route that returns one page of a list, with the total in `x-total-count`. */
export async function callForPage<Name extends ListRoute>(
  http: Http,
  name: Name,
  call: RouteCall<Name>,
): Promise<Page<ResponseOf<Name>[number]>> {
  const { data, headers } = await callRoute(http, name, call);
  return { page: data, totalCount: Number(headers.get("x-total-count") ?? data.length) };
}
