import { eq } from "drizzle-orm";

import { user } from "../db/schema.ts";
import type { Db } from "../db/open-db.ts";
import type { Background } from "../http/background.ts";
import { profileLocale } from "../mail/agent-contact.ts";
import type { Mailer } from "../mail/mailer.ts";
import { createStaffMail } from "../mail/account-mails.ts";
import type { StaffNotice } from "../mail/account-mails.ts";
import { readSettings } from "../mail/stored-settings.ts";
import type { StoredProfile } from "../db/tables/realtors.ts";

interface Subject {
  userId: string;
  profile: StoredProfile;
  desiredUrl: string;
}

/** Tells an agent by mail what staff did, after it is stored. */
export type TellAgent = (realtor: Subject, notice: StaffNotice) => void;

interface NoticeContext {
  db: Db;
  background: Background;
  siteUrl: string;
  mailer: Mailer | undefined;
  /** Phone number of the operator, whom the agent can ask. */
  phone: string | undefined;
}

/** Creates the function that mails agents, to the address of the account and in the agent's language. */
export function createTellAgent(context: NoticeContext): TellAgent {
  const { db, background, siteUrl, mailer, phone } = context;
  return ({ userId, profile, desiredUrl }, notice) => {
    if (!mailer) return;
    background.run("mail about what staff did", async () => {
      const [owner] = await db.select({ email: user.email }).from(user).where(eq(user.id, userId));
      if (!owner) return;
      const { locale } = await readSettings(db, userId);
      const options = { locale: locale ?? profileLocale(profile), siteUrl, desiredUrl, phone };
      await mailer.send(createStaffMail(notice, { to: owner.email, ...options }));
    });
  };
}
