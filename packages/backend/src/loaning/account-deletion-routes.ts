import { loaningRoutes } from "@realtor/api/loaning-schemas";
import type { DeletionUndone } from "@realtor/api/loaning";
import type { Locale } from "@realtor/api/locales";

import { contractRoute } from "../http/contract-route.ts";
import type { App } from "../http/app-env.ts";
import { createRouter } from "../http/app-env.ts";
import { guardJson } from "../http/json-body.ts";
import type { RateLimit } from "../http/rate-limit.ts";
import { requireRole, requireUser } from "../identity/authenticate.ts";
import { confirmOwner, readOwner } from "../identity/confirm-owner.ts";
import { readMailAddress } from "../identity/mail-address.ts";
import { confirmCode } from "../identity/manage-second-factor.ts";
import type { SecondFactorContext } from "../identity/manage-second-factor.ts";
import { findFactor } from "../identity/second-factor.ts";
import { createDeletionMail, createDeletionUndoneMail } from "../mail/account-mails.ts";
import type { Mail } from "../mail/mailer.ts";
import { readSettings } from "../mail/stored-settings.ts";
import { startDeletion, undoDeletion } from "./account-deletion.ts";

const maxBytes = 16 * 1024;

/**
 * `/v1/account-security/deletion` of the signed-in account, and `/v1/account-deletions/{accountId}` for admins; see
 * `docs/spec/roles.md#deleting-an-account`.
 */
export function accountDeletionRoutes(context: SecondFactorContext, signInLimit: RateLimit): App {
  const { db, logSecurityEvent } = context;
  const app = createRouter();
  const forAccounts = requireRole("user", "realtor", "admin");
  app.openapi(
    contractRoute(
      loaningRoutes,
      "POST /v1/account-security/deletion",
      forAccounts,
      signInLimit,
      ...guardJson(maxBytes),
    ),
    async (c) => {
      const { currentPassword, code, locale } = c.req.valid("json");
      const owner = await readOwner(db, c);
      await confirmOwner(context, owner, currentPassword);
      const factor = await findFactor(db, owner.userId);
      if (factor?.verified) await confirmCode(context, factor, code);
      const { deleteAt, isNew } = await startDeletion(context, owner.userId);
      if (isNew) {
        logSecurityEvent({ event: "account-deletion", account: owner.userId, change: "on" });
        tellOwner(context, owner.userId, locale, ({ timeZone, ...recipient }) =>
          createDeletionMail(recipient, { deleteAt, timeZone }),
        );
      }
      return c.json({ deleteAt: deleteAt.toISOString() }, 200);
    },
  );
  app.openapi(
    contractRoute(
      loaningRoutes,
      "POST /v1/account-security/deletion/undo",
      forAccounts,
      ...guardJson(maxBytes),
    ),
    async (c) => {
      const { locale } = c.req.valid("json");
      return c.json(await undo(context, requireUser(c).id, { locale }), 200);
    },
  );
  app.openapi(
    contractRoute(loaningRoutes, "DELETE /v1/account-deletions/{accountId}"),
    async (c) => {
      const { id: by } = requireUser(c, "admin");
      return c.json(await undo(context, c.req.valid("param").accountId, { by }), 200);
    },
  );
  return app;
}

/** By the owner, or `by` an admin for them. `locale`: that of the owner's page. */
async function undo(
  context: SecondFactorContext,
  userId: string,
  { by, locale }: { by?: string; locale?: Locale },
): Promise<DeletionUndone> {
  const { isNew, ...undone } = await undoDeletion(context.db, userId);
  if (!isNew) return undone;
  context.logSecurityEvent({ event: "account-deletion", account: userId, change: "off", by });
  tellOwner(context, userId, locale, createDeletionUndoneMail);
  return undone;
}

type MailAddress = NonNullable<Awaited<ReturnType<typeof readMailAddress>>>;
type Recipient = Omit<MailAddress, "email"> & { to: string; siteUrl: string };

/** Mails the owner of an account in the language that they chose for notices, else in that of the page. */
function tellOwner(
  { db, mailer, background, siteUrl }: SecondFactorContext,
  userId: string,
  pageLocale: Locale | undefined,
  createMail: (recipient: Recipient) => Mail,
): void {
  if (!mailer) return;
  background.run("mail about the deletion of an account", async () => {
    const address = await readMailAddress(db, userId);
    if (!address) return;
    const { email: to, timeZone, hasWebsite } = address;
    const locale = (await readSettings(db, userId)).locale ?? pageLocale ?? address.locale;
    await mailer.send(createMail({ to, locale, timeZone, siteUrl, hasWebsite }));
  });
}
