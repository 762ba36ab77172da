import type { HttpBindings } from "@hono/node-server";
import { OpenAPIHono } from "@hono/zod-openapi";
import type { Role } from "@realtor/api/loaning";
import { problemErrors } from "@realtor/api/loaning-schemas";
import type { ZodError } from "zod";

import { Problem } from "./problem.ts";

/** The signed-in user; undefined for a visitor. */
export interface CurrentUser {
  id: string;
  name: string;
  role: Role;
  /** Staff who have to turn on a second factor first; their role is "user" until then. */
  lacksSecondFactor?: boolean;
  /** When the account is deleted, as its owner asked; their role is "user" until they undo that. */
  deleteAt?: Date | null | undefined;
}

/** Hono environment of every handler. `Bindings` is empty for in-process requests. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>;
  Variables: {
    currentUser: CurrentUser | undefined;
    sessionId: string | undefined;
  };
}

export type App = OpenAPIHono<AppEnv>;

/**
 * A Hono app that maps validation errors to problem details: 422 for a body, 400 for a path or
 * query.
 */
export function createRouter(): App {
  return new OpenAPIHono<AppEnv>({
    defaultHook: (result) => {
      if (result.success) return;
      const inBody = result.target === "json" || result.target === "form";
      throw invalidInput(result.error, inBody ? "input.invalid" : "query.invalid");
    },
  });
}

/**
 * Creates the problem for a schema's validation errors, with a JSON pointer and a rule code for
 * each field.
 */
export function invalidInput(
  error: ZodError,
  code: "input.invalid" | "query.invalid" = "input.invalid",
): Problem {
  return new Problem(code, { errors: problemErrors(error) });
}
