import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { problem } from "./problem.ts";

/** Bodies over 16 kB are no form of ours: 413. */
export const formLimit = bodyLimit({
  maxSize: 16 * 1024,
  onError: () =>
    problem({ status: 413, code: "body.tooLarge", message: "The request is larger than 16 kB." }),
});

/** A form as it came: by script as JSON, or by the browser itself. */
export type Submission =
  | { by: "script"; values: unknown }
  | { by: "browser"; values: Record<string, string> };

/** Reads JSON or a urlencoded form; anything else, or malformed, is the problem to answer with. */
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
