import type { HttpBindings } from "@hono/node-server";
import { OpenAPIHono } from "@hono/zod-openapi";
import { problemErrors } from "@realtor/api/loaning-schemas";
import type { ZodError } from "zod";

import type { Person } from "../identity/person.ts";
import { Problem } from "./problem.ts";

/** What every handler finds in its context. `Bindings` is absent when requests come in process. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>;
  Variables: { requestId: string; traceId?: string; person: Person | null };
}

export type App = OpenAPIHono<AppEnv>;

/** A Hono app whose refused inputs become problem details: 422 for a body, 400 for an address. */
export function createApp(): App {
  return new OpenAPIHono<AppEnv>({
    defaultHook: (result) => {
      if (result.success) return;
      const inBody = result.target === "json" || result.target === "form";
      throw invalidInput(result.error, inBody ? "input.invalid" : "query.invalid");
    },
  });
}

/** The problem for what a schema refused: a JSON pointer and the rule's code for each field. */
export function invalidInput(
  error: ZodError,
  code: "input.invalid" | "query.invalid" = "input.invalid",
): Problem {
  return new Problem(code, { errors: problemErrors(error) });
}
