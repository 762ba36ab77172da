import { problemDetails } from "@realtor/api/loaning-schemas";
import { isRuleCode, joinName } from "@realtor/api/rules";
import { Hono } from "hono";
import { clientAddress } from "../http/client-address.ts";
import { errorsByField, type FormResult, isTicked, type OnFormResult } from "../http/form.ts";
import { refusedFields, tooManyRequests } from "../http/problem.ts";
import { formLimit, readSubmission } from "../http/read-body.ts";
import { sameOrigin } from "../http/same-origin.ts";
import type { ContactResult, Contacts } from "./create-contacts.ts";

export interface ContactRouteOptions {
  contacts: Contacts;
  trustProxy: number;
  onFormResult: OnFormResult;
}

/**
 * `POST /v1/realtor-contacts` on the site, the shape of the loaning call (SPEC section 7). JSON: the
 * loaning service's own answer, or 201 `{ id, createdAt }` while it is away, 422, 429. A urlencoded
 * form, whose `name` is joined here, goes to `onFormResult`. Mount it before the proxy of `/v1`.
 */
export function contactRoutes({ contacts, trustProxy, onFormResult }: ContactRouteOptions): Hono {
  const app = new Hono();
  app.post("/v1/realtor-contacts", sameOrigin(trustProxy), formLimit, async (c) => {
    const submission = await readSubmission(c);
    if (submission instanceof Response) return submission;
    const { by, values } = submission;
    const result = await contacts.submit(by === "browser" ? fromForm(submission.values) : values, {
      address: clientAddress(c, trustProxy),
      idempotencyKey: c.req.header("idempotency-key"),
      userAgent: c.req.header("user-agent"),
    });
    return by === "browser" ? onFormResult(c, formResult(result, values)) : answer(result);
  });
  return app;
}

function answer(result: ContactResult): Response {
  if (result.kind === "refused") return refusedFields(result.errors);
  if (result.kind === "limited") return tooManyRequests(result.retryAfter);
  if (result.kind === "stored")
    return Response.json({ id: result.id, createdAt: result.createdAt }, { status: 201 });
  return new Response(result.body, { status: result.status, headers: result.headers });
}

function formResult(result: ContactResult, values: Record<string, string>): FormResult {
  if (result.kind === "answered") return answeredForm(result, values);
  return result.kind === "stored" ? { kind: "sent", values, id: result.id } : { ...result, values };
}

/** The loaning service's answer in the words of a form. */
function answeredForm(
  { status, headers, body }: Extract<ContactResult, { kind: "answered" }>,
  values: Record<string, string>,
): FormResult {
  const json = readJson(body);
  if (status < 300) {
    const id = typeof json === "object" && json !== null && "id" in json ? String(json.id) : "";
    return { kind: "sent", values, id };
  }
  if (status === 429)
    return { kind: "limited", values, retryAfter: Number(headers["retry-after"]) || 60 };
  const parsed = problemDetails.safeParse(json);
  const errors = (parsed.data?.errors ?? []).map(({ pointer, code }) => ({
    pointer,
    code: isRuleCode(code) ? code : ("type" as const),
  }));
  return { kind: "refused", values, errors: errorsByField(errors) };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A form's fields as the JSON would have them (SPEC section 3: `name` joined, `isTerm` Y or N). */
function fromForm(form: Record<string, string>) {
  const { lastName = "", firstName = "", phone = "", phoneCountryCode = "", message = "" } = form;
  const joined = joinName(lastName, firstName);
  return {
    ...form,
    lastName,
    firstName,
    phone,
    phoneCountryCode,
    message,
    realtorId: form.realtorId ?? "",
    // Both names are refused by themselves when empty; the joined one must not add a third error.
    name: joined === "" ? "-" : joined,
    isTerm: isTicked(form.isTerm) ? "Y" : "N",
  };
}
