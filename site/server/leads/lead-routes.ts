import type { Log } from "@realtor/server/log";
import { type Context, Hono } from "hono";
import {
  type OnFormResult,
  formLimit,
  isChecked,
  readSubmission,
  submissionFailed,
  tooManyRequests,
  validationProblem,
} from "../http/form.ts";
import { phoneAnswerForm, phoneAnswerResponse } from "../http/phone-answer.ts";
import { clientAddress } from "../http/request-origin.ts";
import { sameOrigin } from "../http/request-origin.ts";
import type { Leads } from "./create-leads.ts";

export interface LeadRouteOptions {
  leads: Pick<Leads, "accept" | "answerPhone">;
  log: Log;
  trustProxy: number;
  onFormResult: OnFormResult;
}

/**
 * `POST /api/send-to-slack` (docs/spec/forms.md#lead-form). JSON: 201 `{ id }`, 422 problem details
 * with a pointer for each invalid field, 429, 503 when it could not be stored. `…/phone-answers` stores which
 * reading of its number is right: 200, 404, 422, 429, 503. A urlencoded form is passed to `onFormResult`.
 */
export function leadRoutes({ leads, log, trustProxy, onFormResult }: LeadRouteOptions): Hono {
  const app = new Hono();
  app.post("/api/send-to-slack", sameOrigin(trustProxy), formLimit, async (c) => {
    const submission = await readSubmission(c);
    if (submission instanceof Response) return submission;
    const { by, values } = submission;
    const result = await leads
      .accept(by === "browser" ? { ...fromForm(submission.values), ...origin(c) } : values, {
        address: clientAddress(c, trustProxy),
        idempotencyKey: c.req.header("idempotency-key"),
        userAgent: c.req.header("user-agent"),
      })
      .catch((error: unknown) => {
        log.error({ err: error }, "the lead could not be stored");
        return null;
      });
    if (!result)
      return by === "browser" ? onFormResult(c, { kind: "failed", values }) : submissionFailed();

    if (by === "browser") {
      if (result.ok) {
        const { id, requestKey } = result;
        return onFormResult(c, { kind: "sent", values, id, requestKey });
      }
      return "limited" in result
        ? onFormResult(c, { kind: "limited", values, retryAfter: result.limited })
        : onFormResult(c, { kind: "rejected", values, errors: result.errors });
    }
    if (result.ok) return c.json({ id: result.id }, 201);
    return "limited" in result ? tooManyRequests(result.limited) : validationProblem(result.errors);
  });
  app.post("/api/send-to-slack/phone-answers", sameOrigin(trustProxy), formLimit, async (c) => {
    const submission = await readSubmission(c);
    if (submission instanceof Response) return submission;
    const result = await leads
      .answerPhone(submission.values, { address: clientAddress(c, trustProxy) })
      .catch((error: unknown) => {
        log.error({ err: error }, "the phone number of a lead could not be stored");
        return null;
      });
    if (submission.by === "browser")
      return onFormResult(c, phoneAnswerForm(result, submission.values));
    return result ? phoneAnswerResponse(result, "lead.notFound") : submissionFailed();
  });
  return app;
}

/** How a form was sent without JavaScript. */
function origin(c: Context) {
  return { pageUrl: c.req.header("referer"), consentVersion: c.req.query("consent") };
}

/** Converts form fields to the JSON contract: absent text is empty, checkboxes are booleans. */
function fromForm(form: Record<string, string>) {
  const { name = "", area = "", phone = "", phoneCountryCode = "", hasSite = "" } = form;
  return {
    ...form,
    name,
    area,
    phone,
    phoneCountryCode,
    hasSite,
    privacyConsent: isChecked(form.privacyConsent),
    contactConsent: isChecked(form.contactConsent),
  };
}
