import type * as z from "zod";

/** Method and path of a route; parameters are in braces: `GET /v1/realtor/{id}`. */
export type RouteName = `${"GET" | "POST" | "PATCH" | "DELETE"} /${string}`;

/** Statuses of problem details; 500 is implied for every route. */
export type ProblemStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503;

/** A route of a service. The clients and the OpenAPI document are typed from it. */
export interface RouteContract {
  summary: string;
  /** Whether a bearer token is required or optional; without this key it has no effect. */
  token?: "required" | "optional";
  params?: z.ZodObject;
  query?: z.ZodObject;
  headers?: z.ZodObject;
  body?: z.ZodType;
  /** Whether the body is a multipart form instead, which has no schema here. */
  multipart?: true;
  success: 200 | 201;
  /** Description of the response. */
  description: string;
  response: z.ZodType;
  responseHeaders?: z.ZodObject;
  problems?: readonly ProblemStatus[];
}

export type RouteTable = Readonly<Record<RouteName, RouteContract>>;
