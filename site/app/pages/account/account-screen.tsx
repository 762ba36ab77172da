import { getAccountSecurity } from "@realtor/api/loaning";
import { Stack } from "@realtor/ui/stack";
import { Text } from "@realtor/ui/text";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import useSWR from "swr";
import { useAdmin } from "#app/admin/admin-context.ts";
import { LoadState } from "#app/admin/list-screen.tsx";
import type { MessageKey } from "#app/i18n/messages.ts";
import * as css from "./account.css.ts";
import { DeletionSection, KeepAccount } from "./deletion-section.tsx";
import { PasswordForm, PasswordLinkRequest } from "./password-form.tsx";
import { SecondFactorSection } from "./second-factor-section.tsx";
import { SessionList } from "./session-list.tsx";

/** The signed-in account: change the password, two-step sign-in, see and end sessions, delete the account or keep it. */
export function AccountScreen() {
  const { http, user } = useAdmin();
  const { formatDate } = useIntl();
  const { data, error, mutate } = useSWR("account-security", () => getAccountSecurity(http));
  const refresh = async () => void (await mutate());
  return (
    <div className={css.page}>
      <h1 className={css.title}>
        <FormattedMessage id="account.title" />
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
          {data.deleteAt !== null && (
            <Section
              id="deletion"
              title="account.deletion.pending"
              values={{ date: formatDate(data.deleteAt, { dateStyle: "long" }) }}
              text={<FormattedMessage id="account.deletion.pendingLead" />}
            >
              <KeepAccount refresh={refresh} />
            </Section>
          )}
          <Section
            id="password"
            title="account.password"
            text={<FormattedMessage id="account.password.lead" />}
          >
            {data.hasPassword ? (
              <PasswordForm email={data.email} onChanged={refresh} />
            ) : (
              <PasswordLinkRequest email={data.email} />
            )}
          </Section>
          <Section
            id="second-factor"
            title="account.factor"
            text={<FormattedMessage id="account.factor.lead" />}
          >
            <SecondFactorSection {...data} refresh={refresh} />
          </Section>
          <Section
            id="devices"
            title="account.devices"
            text={<FormattedMessage id="account.devices.lead" />}
          >
            <SessionList {...data} refresh={refresh} />
          </Section>
          {data.deleteAt === null && (
            <Section
              id="deletion"
              title="account.deletion"
              text={<FormattedMessage id="account.deletion.lead" />}
            >
              <DeletionSection
                hasPassword={data.hasPassword}
                hasSecondFactor={data.secondFactor.on}
              />
            </Section>
          )}
        </>
      )}
    </div>
  );
}

interface SectionProps {
  id: string;
  title: MessageKey;
  /** Of the title. */
  values?: Record<string, string>;
  text: ReactNode;
  children: ReactNode;
}

function Section({ id, title, values, text, children }: SectionProps) {
  return (
    <section className={css.section} aria-labelledby={id}>
      <div>
        <h2 id={id} className={css.sectionTitle}>
          <FormattedMessage id={title} {...(values && { values })} />
        </h2>
        <Text size="small" tone="secondary" className={css.sectionText}>
          {text}
        </Text>
      </div>
      <Stack gap={24}>{children}</Stack>
    </section>
  );
}
