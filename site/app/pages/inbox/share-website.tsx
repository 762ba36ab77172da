import { Button } from "@realtor/ui/button";
import { CopyIcon, KakaoIcon, LineIcon, MailIcon, SmartphoneIcon } from "@realtor/ui/icons";
import { useToast } from "@realtor/ui/toast";
import { encode } from "uqr";
import { FormattedMessage, useIntl } from "react-intl";
import { copyAddress } from "#app/admin/copy-address.ts";
import * as css from "./empty-inbox.css.ts";
import { channelMessages } from "./reply-messages.ts";
import { type ShareChannel, shareHref } from "./share-links.ts";

const channels = [
  ["kakao", KakaoIcon],
  ["line", LineIcon],
  ["sms", SmartphoneIcon],
  ["mail", MailIcon],
] as const satisfies readonly (readonly [ShareChannel, unknown])[];

/** The address of the website as text, QR code and in the apps in which people write to each other. */
export function ShareWebsite({ path }: { path: string }) {
  const intl = useIntl();
  const toast = useToast();
  const address = location.origin + path;
  const { host } = location;

  async function openKakao() {
    await copyAddress(path, { intl, toast });
    location.assign("kakaotalk://launch");
  }

  return (
    <>
      <div className={css.address}>
        <QrCode url={address} />
        <p>
          <span className={css.url} translate="no">
            {host + path}
          </span>
          <span className={css.hint}>
            <FormattedMessage
              id="inbox.empty.scan"
              defaultMessage="Point a phone camera at the code"
              description="Below the address of the website, next to its QR code."
            />
          </span>
        </p>
      </div>
      <div className={css.channels}>
        <Button size="medium" onClick={() => void copyAddress(path, { intl, toast })}>
          <CopyIcon />
          <FormattedMessage
            id="inbox.empty.copy"
            defaultMessage="Copy link"
            description="Button that copies the address of the agent’s website."
          />
        </Button>
        {channels.map(([channel, Icon]) => {
          const href = shareHref(channel, address);
          const label = (
            <>
              <Icon />
              <FormattedMessage {...channelMessages[channel]} />
            </>
          );
          return href === null ? (
            <Button key={channel} variant="outline" size="medium" onClick={() => void openKakao()}>
              {label}
            </Button>
          ) : (
            <Button
              key={channel}
              variant="outline"
              size="medium"
              href={href}
              {...(channel === "line" && { target: "_blank", rel: "noreferrer" })}
            >
              {label}
            </Button>
          );
        })}
      </div>
    </>
  );
}

function QrCode({ url }: { url: string }) {
  const { size, data } = encode(url, { ecc: "M", border: 0 });
  const modules = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg className={css.code} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      <path d={modules.join("")} fill="currentColor" />
    </svg>
  );
}
