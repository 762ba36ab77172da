import { getAccountSecurity } from "@realtor/api/loaning";
import { Stack } from "@realtor/ui/stack";
import { Text } from "@realtor/ui/text";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import useSWR from "swr";
import { useAdmin } from "#app/admin/admin-context.ts";
import { LoadState } from "#app/admin/list-screen.tsx";
import type { Message } from "#app/i18n/define-messages.ts";
import { accountMessages } from "./account-messages.ts";
import * as css from "./account.css.ts";
import { PasswordForm, PasswordLinkRequest } from "./password-form.tsx";
import { secondFactorMessages } from "./second-factor-messages.ts";
import { SecondFactorSection } from "./second-factor-section.tsx";
import { SessionList } from "./session-list.tsx";

/** The signed-in account: change the password, two-step sign-in, see and end sessions. */
export function AccountScreen() {
  const { http, user } = useAdmin();
  const { data, error, mutate } = useSWR("account-security", () => getAccountSecurity(http));
  const refresh = async () => void (await mutate());
  return (
    <div className={css.page}>
      <h1 className={css.title}>
        <FormattedMessage {...accountMessages.title} />
      </h1>
      <p className={css.account}>{data?.email ?? user.email}</p>
      <LoadState
        className={css.loading}
        error={data ? undefined : error}
        loaded={data !== undefined}
        onRetry={() => void mutate()}
        skeleton={{ shape: "rows", count: 4 }}
      />
      {data && (
        <>
          <Section
            id="password"
            title={accountMessages.password}
            text={
              <FormattedMessage
                id="account.password.lead"
                defaultMessage="When you change it, every other device is signed out, and we tell you by email."
                description="Text below the heading of the section in which the password is changed."
              />
            }
          >
            {data.hasPassword ? (
              <PasswordForm email={data.email} onChanged={refresh} />
            ) : (
              <PasswordLinkRequest email={data.email} />
            )}
          </Section>
          <Section
            id="second-factor"
            title={secondFactorMessages.title}
            text={<FormattedMessage {...secondFactorMessages.lead} />}
          >
            <SecondFactorSection {...data} refresh={refresh} />
          </Section>
          <Section
            id="devices"
            title={accountMessages.devices}
            text={
              <FormattedMessage
                id="account.devices.lead"
                defaultMessage="Sign out of a device that you no longer use or do not know, and then change your password. A device that is not used for 30 days is signed out by itself."
                description="Text below the heading of the list of browsers in which the account is signed in."
              />
            }
          >
            <SessionList {...data} refresh={refresh} />
          </Section>
        </>
      )}
    </div>
  );
}

interface SectionProps {
  id: string;
  title: Message;
  text: ReactNode;
  children: ReactNode;
}

function Section({ id, title, text, children }: SectionProps) {
  return (
    <section className={css.section} aria-labelledby={id}>
      <div>
        <h2 id={id} className={css.sectionTitle}>
          <FormattedMessage {...title} />
        </h2>
        <Text size="small" tone="secondary" className={css.sectionText}>
          {text}
        </Text>
      </div>
      <Stack gap={28}>{children}</Stack>
    </section>
  );
}
