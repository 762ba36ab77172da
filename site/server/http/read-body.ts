import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { problem } from "./problem.ts";

/** Responds with 413 to bodies over 16 kB. */
export const formLimit = bodyLimit({
  maxSize: 16 * 1024,
  onError: () =>
    problem({ status: 413, code: "body.tooLarge", message: "The request is larger than 16 kB." }),
});

/** A submitted form: JSON from a script, or urlencoded from the browser. */
export type Submission =
  | { by: "script"; values: unknown }
  | { by: "browser"; values: Record<string, string> };

/** Reads JSON or a urlencoded form. For anything else returns the problem response. */
export async function readSubmission(c: Context): Promise<Submission | Response> {
  const type = c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
  const text = await c.req.text();
  if (type === "application/x-www-form-urlencoded")
    return { by: "browser", values: Object.fromEntries(new URLSearchParams(text)) };
  if (type !== "application/json")
    return problem({
      status: 415,
      code: "body.type",
      message: "Send JSON or a urlencoded form.",
    });
  try {
    return { by: "script", values: JSON.parse(text) };
  } catch {
    return problem({ status: 400, code: "body.malformed", message: "The body is not valid JSON." });
  }
}
