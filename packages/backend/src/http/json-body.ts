import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";

import type { AppEnv } from "./app-env.ts";
import { Problem } from "./problem.ts";

/** Far deeper than any profile; deeper nesting could exhaust the stack. */
const maxDepth = 64;

/** Responds with 413 to bodies of more than `maxBytes`, with or without a declared size. */
export function limitBody(maxBytes: number): MiddlewareHandler<AppEnv> {
  return bodyLimit({
    maxSize: maxBytes,
    onError: () => {
      throw new Problem("body.tooLarge");
    },
  });
}

/**
 * Checks a JSON body before its schema: 415 for another content type, 413 for more than `maxBytes`,
 * 400 for invalid JSON or JSON that is unsafe to store or merge.
 */
export function guardJson(
  maxBytes: number,
): [MiddlewareHandler<AppEnv>, MiddlewareHandler<AppEnv>] {
  return [
    limitBody(maxBytes),
    async (c, next) => {
      checkContentType(c, "application/json");
      parseJson(await c.req.text());
      await next();
    },
  ];
}

/**
 * Requires this content type, ignoring parameters.
 * @throws {Problem} 415.
 */
export function checkContentType(c: Context, expected: string): void {
  const given = c.req.header("content-type")?.split(";", 1)[0]?.trim().toLowerCase();
  if (given !== expected) throw new Problem("body.contentType");
}

/**
 * Parses untrusted JSON.
 * @throws {Problem} 400 for bad syntax, excessive depth, a `__proto__` key, or text that PostgreSQL
 * cannot store (NUL, lone surrogates).
 */
export function parseJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Problem("json.malformed");
  }
  checkValue(value, "", 0);
  return value;
}

function checkValue(value: unknown, pointer: string, depth: number): void {
  if (typeof value === "string") return checkText(value, pointer);
  if (typeof value !== "object" || value === null) return;
  if (depth === maxDepth) throw new Problem("json.malformed");
  // JSON.parse creates __proto__ as an own key, so Object.entries includes it.
  for (const [key, inner] of Object.entries(value)) {
    const path = `${pointer}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
    if (key === "__proto__") {
      throw new Problem("json.forbiddenKey", { errors: [{ pointer: path, code: "forbidden" }] });
    }
    checkText(key, path);
    checkValue(inner, path, depth + 1);
  }
}

function checkText(text: string, pointer: string): void {
  if (!text.includes("\0") && text.isWellFormed()) return;
  throw new Problem("json.text", { errors: [{ pointer, code: "text.invalid" }] });
}
