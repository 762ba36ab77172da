import type { Context } from "hono";

import { checkContentType } from "../http/json-body.ts";
import { Problem } from "../http/problem.ts";

/**
 * Returns the text of an import's `file`; its `realtorId` must match the path.
 * @throws {Problem} 415, 413, 400 for a malformed form, 422 for a missing part or another id.
 */
export async function readImportForm(c: Context, id: string, maxBytes: number): Promise<string> {
  checkContentType(c, "multipart/form-data");
  const form = await c.req.formData().catch(() => {
    throw new Problem("form.malformed");
  });
  const file = form.get("file");
  const realtorId = form.get("realtorId");
  const errors = [];
  if (!(file instanceof File)) errors.push({ pointer: "/file", code: "required" });
  if (realtorId === null) errors.push({ pointer: "/realtorId", code: "required" });
  else if (realtorId !== id) errors.push({ pointer: "/realtorId", code: "choice.unknown" });
  if (errors.length > 0 || !(file instanceof File)) throw new Problem("input.invalid", { errors });
  if (file.size > maxBytes) throw new Problem("body.tooLarge");
  return file.text();
}
