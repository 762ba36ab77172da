import { Button } from "@realtor/ui/button";
import { Divider } from "@realtor/ui/divider";
import { FloorPlan } from "@realtor/ui/floor-plan";
import { ArrowLeftIcon } from "@realtor/ui/icons";
import { Text } from "@realtor/ui/text";
import { TextLink } from "@realtor/ui/text-link";
import { FormattedMessage } from "react-intl";
import { toPhoneHref, useHelpPhone } from "#app/admin/help-phone.ts";
import { barButton } from "#app/admin/layouts/split-view.css.ts";
import { useOwnWebsite } from "#app/admin/use-own-website.ts";
import { localePath } from "#app/i18n/language-items.ts";
import { focusElement } from "#app/layout/element-refs.ts";
import { useAddress } from "#app/page-root.tsx";
import * as css from "./no-listing.css.ts";

/** A listing of another agent, of which nothing is shown, or one that does not exist. */
export function NoListing({ kind }: { kind: "other" | "missing" }) {
  const { locale } = useAddress();
  const { data: own } = useOwnWebsite();
  const phone = useHelpPhone();
  const path = own ? `/${own.desiredUrl}/admin` : "/admin";
  const href = `${localePath(path, locale)}#listings`;
  return (
    <>
      <div className={css.bar}>
        <a className={barButton} href={href}>
          <ArrowLeftIcon />
          <FormattedMessage id="listing-form.all" />
        </a>
      </div>
      <div className={css.page}>
        <div className={css.text}>
          <h1 ref={focusElement} tabIndex={-1} className={css.title}>
            <FormattedMessage id={`listing-form.${kind}.title`} />
          </h1>
          <Text tone="secondary" className={css.lead}>
            <FormattedMessage id={`listing-form.${kind}.text`} />
          </Text>
          <Button className={css.button} href={href}>
            <FormattedMessage id="listing-form.mine" />
          </Button>
          {kind === "other" && phone !== null && (
            <div className={css.claim}>
              <Divider />
              <TextLink className={css.claimLink} href={toPhoneHref(phone)}>
                <FormattedMessage id="listing-form.other.claim" />
              </TextLink>
              <Text size="caption" tone="secondary">
                <FormattedMessage id="listing-form.other.tell" />
              </Text>
            </div>
          )}
        </div>
        <div className={css.lot} aria-hidden="true">
          <FloorPlan layers={["site", "dimensions", "plannedWalls"]} />
        </div>
      </div>
    </>
  );
}
