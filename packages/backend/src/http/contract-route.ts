import { createRoute } from "@hono/zod-openapi";
import type { RouteContract, RouteName } from "@realtor/api/loaning-schemas";
import type { MiddlewareHandler } from "hono";

import type { AppEnv } from "./app-env.ts";
import { jsonResponse, problemResponses } from "./openapi-responses.ts";

type MethodOf<Name> = Name extends `${infer Method} /${string}` ? Lowercase<Method> : never;
type PathOf<Name> = Name extends `${string} ${infer Path}` ? Path : never;

type RequestOf<Contract> = Pick<Contract, keyof Contract & ("params" | "query" | "headers")> &
  (Contract extends { body: infer Body }
    ? { body: { required: true; content: { "application/json": { schema: Body } } } }
    : unknown);

type ResponsesOf<Contract extends RouteContract> = {
  [Status in Contract["success"]]: ReturnType<typeof jsonResponse<Contract["response"]>>;
};

type DocumentedRoute<Name, Contract extends RouteContract> = {
  method: MethodOf<Name>;
  path: PathOf<Name>;
  summary: string;
  request: RequestOf<Contract>;
  responses: ResponsesOf<Contract>;
};

const security = { required: [{ bearer: [] }], optional: [{}, { bearer: [] }] };

/**
 * Creates the route of a contract, validated and documented by OpenAPI. The middleware runs before
 * the request is validated.
 */
export function contractRoute<
  Name extends RouteName,
  Table extends Readonly<Record<Name, RouteContract>>,
>(routes: Table, name: Name, ...middleware: MiddlewareHandler<AppEnv>[]) {
  const contract: RouteContract = routes[name];
  const { summary, token, params, query, headers, body, success } = contract;
  const { responseHeaders, problems } = contract;
  const [method, path] = name.split(" ");
  const route = {
    method: method?.toLowerCase(),
    path,
    summary,
    ...(token && { security: security[token] }),
    ...(middleware.length > 0 && { middleware }),
    request: {
      ...(params && { params }),
      ...(query && { query }),
      ...(headers && { headers }),
      ...(body && { body: { required: true, content: { "application/json": { schema: body } } } }),
    },
    responses: {
      [success]: {
        ...jsonResponse(contract.description, contract.response),
        ...(responseHeaders && { headers: responseHeaders }),
      },
      ...(problems && problemResponses(...problems)),
    },
  };
  // The literal types of method, path and schemas are only known per contract.
  return createRoute(route as unknown as DocumentedRoute<Name, Table[Name]>);
}
