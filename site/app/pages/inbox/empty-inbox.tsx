import { Button } from "@realtor/ui/button";
import { FloorPlan } from "@realtor/ui/floor-plan";
import type { ReactNode, Ref } from "react";
import { FormattedMessage } from "react-intl";
import { useOwnWebsite } from "#app/admin/use-own-website.ts";
import { localePath } from "#app/i18n/language-items.ts";
import { useAddress } from "#app/page-root.tsx";
import * as css from "./empty-inbox.css.ts";
import { ShareWebsite } from "./share-website.tsx";

interface EmptyInboxProps {
  heading: Ref<HTMLHeadingElement>;
  menu: ReactNode;
  /** What arrived, for screen readers. */
  announcement: string;
  /** Open dialogs. */
  children: ReactNode;
}

/** Instead of list and detail until an agent's first request: how to tell people of the website. */
export function EmptyInbox({ heading, menu, announcement, children }: EmptyInboxProps) {
  const { locale } = useAddress();
  const { data: website } = useOwnWebsite();
  const isPublic = website?.isMakeHomepage === "Y";
  return (
    <div className={css.empty}>
      <output className={css.announcement}>{announcement}</output>
      <div className={css.text}>
        <div className={css.head}>
          <h1 ref={heading} tabIndex={-1} className={css.heading}>
            <FormattedMessage
              id="inbox.empty.title"
              defaultMessage="No requests yet"
              description="Heading of the inbox of an agent who has had no request."
            />
          </h1>
          {menu}
        </div>
        <p className={css.lead}>
          {website === undefined || isPublic ? (
            <FormattedMessage
              id="inbox.empty.share"
              defaultMessage="First requests usually come from people who already know you. Send them your website."
              description="Text of the inbox of an agent who has had no request."
            />
          ) : (
            <FormattedMessage
              id="inbox.empty.unpublished"
              defaultMessage="Visitors can write to you once your website is live."
              description="Text of the inbox of an agent whose website is not published."
            />
          )}
        </p>
        {isPublic && <ShareWebsite path={`/${website.desiredUrl}`} />}
        {website !== undefined && !isPublic && (
          <Button size="medium" href={localePath("/admin", locale)}>
            <FormattedMessage
              id="inbox.empty.finish"
              defaultMessage="Continue with my website"
              description="Link to the home screen of an agent whose website is not published."
            />
          </Button>
        )}
      </div>
      <div className={css.plan}>
        <FloorPlan layers={["site", "dimensions", "plannedWalls"]} />
      </div>
      {children}
    </div>
  );
}
