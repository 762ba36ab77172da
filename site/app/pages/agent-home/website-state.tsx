import type { RealtorProfile } from "@realtor/api/loaning";
import { Box } from "@realtor/ui/box";
import { Button } from "@realtor/ui/button";
import { CopyIcon, ShareIcon } from "@realtor/ui/icons";
import { Inline } from "@realtor/ui/inline";
import { Status } from "@realtor/ui/status";
import { useToast } from "@realtor/ui/toast";
import { FormattedMessage, useIntl } from "react-intl";
import { copyAddress } from "#app/admin/copy-text.ts";
import { livePath } from "#app/admin/share/live-path.ts";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import * as css from "./website-state.css.ts";

interface WebsiteStateProps {
  website: RealtorProfile;
  /** Fields that differ from the public website. */
  changes: number;
}

/** Below the preview of the website: whether it is live, its address, and links to it and the editor. */
export function WebsiteState({ website, changes }: WebsiteStateProps) {
  const intl = useIntl();
  const { locale, origin } = useAddress();
  const toast = useToast();
  const path = localePath(`/${website.desiredUrl}`, locale);
  const isLive = website.isMakeHomepage === "Y";
  return (
    <Inline gap={20} rowGap={8} className={css.bar}>
      <Inline as="span" gap={20} rowGap={4}>
        <Status kind={isLive ? "live" : "draft"}>
          <FormattedMessage id={isLive ? "agentHome.live" : "agentHome.offline"} />
        </Status>
        {isLive && changes > 0 && (
          <Status kind="unsaved">
            <FormattedMessage id="agentHome.notLive" values={{ n: changes }} />
          </Status>
        )}
      </Inline>
      <span className={css.address}>
        <span
          className={css.url}
          translate="no"
        >{`${new URL(origin).host}/${website.desiredUrl}`}</span>
        <Inline as="span" gap={20} rowGap={0} className={css.links}>
          <Button
            variant="text"
            onClick={() => void copyAddress(`/${website.desiredUrl}`, { intl, toast })}
          >
            <CopyIcon size={20} />
            <FormattedMessage id="agentHome.copy" />
          </Button>
          {isLive && (
            <Button variant="text" href={livePath(website.desiredUrl, locale)}>
              <ShareIcon size={20} />
              <FormattedMessage id="agentHome.share" />
            </Button>
          )}
        </Inline>
      </span>
      <Box as="span" display={{ default: "flex", mobile: "grid" }} gap={8} className={css.actions}>
        {isLive && (
          <Button variant="outline" size="small" href={path} target="_blank" rel="noreferrer">
            <FormattedMessage id="agentHome.view" />
          </Button>
        )}
        <Button variant="outline" size="small" href={`${path}/admin`}>
          <FormattedMessage id="agentHome.edit" />
        </Button>
      </Box>
    </Inline>
  );
}
