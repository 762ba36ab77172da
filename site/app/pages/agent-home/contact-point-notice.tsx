import { getNotificationSettings } from "@realtor/api/loaning";
import { Banner } from "@realtor/ui/banner";
import { Stack } from "@realtor/ui/stack";
import { TextLink } from "@realtor/ui/text-link";
import { FormattedDate, FormattedMessage } from "react-intl";
import useSWR from "swr";
import { useAdmin } from "#app/admin/admin-context.ts";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import * as css from "./agent-home.css.ts";

/** Addresses and numbers of notices that wait for their confirmation, and until when they still get them. */
export function ContactPointNotice() {
  const { http } = useAdmin();
  const { locale } = useAddress();
  // The key of the dialog's settings, which this link opens.
  const { data } = useSWR("notification-settings", () => getNotificationSettings(http), {
    revalidateOnFocus: false,
  });
  const waiting = data?.contactPoints?.filter(({ state }) => state === "waiting") ?? [];
  if (waiting.length === 0) return null;
  const settings = `${localePath("/admin/inbox", locale)}?tab=contacts&settings=open`;
  return (
    <Banner
      severity="warning"
      className={css.notice}
      action={
        <TextLink href={settings}>
          <FormattedMessage id="agentHome.point.open" />
        </TextLink>
      }
    >
      <Stack gap={8}>
        {waiting.map(({ id, address, noticesUntil }) => (
          <p key={id}>
            <FormattedMessage
              id={noticesUntil === null ? "agentHome.point.nothing" : "agentHome.point.until"}
              values={{
                address,
                date: <FormattedDate key="date" value={noticesUntil ?? ""} dateStyle="long" />,
              }}
            />
          </p>
        ))}
      </Stack>
    </Banner>
  );
}
