import { getAccountSecurity } from "@realtor/api/loaning";
import { FormattedMessage, useIntl } from "react-intl";
import useSWR from "swr";
import { useAdmin } from "#app/admin/admin-context.ts";
import { Page, PageHead, PageSection } from "#app/admin/layouts/page.tsx";
import { LoadState } from "#app/admin/list-screen.tsx";
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
    <Page width="text">
      <PageHead
        size="title"
        title={<FormattedMessage id="account.title" />}
        lead={data?.email ?? user.email}
      />
      <LoadState
        error={data ? undefined : error}
        loaded={data !== undefined}
        onRetry={() => void mutate()}
        skeleton={{ shape: "rows", count: 4 }}
      />
      {data && (
        <>
          {data.deleteAt !== null && (
            <PageSection
              id="deletion"
              fields
              title={
                <FormattedMessage
                  id="account.deletion.pending"
                  values={{ date: formatDate(data.deleteAt, { dateStyle: "long" }) }}
                />
              }
              text={<FormattedMessage id="account.deletion.pendingLead" />}
            >
              <KeepAccount refresh={refresh} />
            </PageSection>
          )}
          <PageSection
            id="password"
            fields
            title={<FormattedMessage id="account.password" />}
            text={<FormattedMessage id="account.password.lead" />}
          >
            {data.hasPassword ? (
              <PasswordForm email={data.email} onChanged={refresh} />
            ) : (
              <PasswordLinkRequest email={data.email} />
            )}
          </PageSection>
          <PageSection
            id="second-factor"
            fields
            title={<FormattedMessage id="account.factor" />}
            text={<FormattedMessage id="account.factor.lead" />}
          >
            <SecondFactorSection {...data} refresh={refresh} />
          </PageSection>
          <PageSection
            id="devices"
            title={<FormattedMessage id="account.devices" />}
            text={<FormattedMessage id="account.devices.lead" />}
          >
            <SessionList {...data} refresh={refresh} />
          </PageSection>
          {data.deleteAt === null && (
            <PageSection
              id="deletion"
              fields
              title={<FormattedMessage id="account.deletion" />}
              text={<FormattedMessage id="account.deletion.lead" />}
            >
              <DeletionSection
                hasPassword={data.hasPassword}
                hasSecondFactor={data.secondFactor.on}
              />
            </PageSection>
          )}
        </>
      )}
    </Page>
  );
}
