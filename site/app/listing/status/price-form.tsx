import { Button } from "@realtor/ui/button";
import { PanelBody, PanelFooter } from "@realtor/ui/panel-parts";
import { Stack } from "@realtor/ui/stack";
import { Text } from "@realtor/ui/text";
import { useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useRefused } from "#app/admin/use-refused.ts";
import { FormFailure } from "#app/forms/form-failure.tsx";
import { useForm } from "#app/forms/use-form.ts";
import { formatDollars } from "#app/i18n/formats/money.ts";
import { HomeHead } from "#app/listing/document/home-head.tsx";
import * as formCss from "#app/profile/field/form.css.ts";
import { DollarsField } from "./dollars-field.tsx";
import type { PanelFormProps } from "./panel-form.ts";
import { priceDifference } from "./price-difference.ts";
import * as css from "./status-form.css.ts";

/** The price of a home, per month for rent, with the difference in words. */
export function PriceForm({ home, onChange }: PanelFormProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const differenceId = useId();
  const [price, setPrice] = useState(home.price);
  const form = useForm<{ price: number | null }, "price" | "unchanged">({
    values: { price },
    check: (sent) => ({
      price: !sent.price ? "price" : sent.price === home.price ? "unchanged" : undefined,
    }),
    submit: async (sent) =>
      onChange(
        { status: home.status, price: sent.price },
        formatMessage({ id: "listings.done.price" }, { price: formatDollars(sent.price ?? 0) }),
      ),
    refused: useRefused(),
    errorText: (code) => formatMessage({ id: `listings.error.${code}` }),
  });
  return (
    <form {...form.root}>
      <PanelBody>
        <Stack gap={20}>
          <HomeHead home={home} />
          <div className={css.alone}>
            <div className={formCss.fields}>
              <DollarsField
                {...form.field("price")}
                label={formatMessage({
                  id: home.isRent ? "listings.newRent" : "listings.newPrice",
                })}
                aria-describedby={differenceId}
                value={price}
                onChange={setPrice}
              />
            </div>
            <Text size="caption" tone="secondary" id={differenceId} className={css.difference}>
              {priceDifference(home.price, price, intl)}
            </Text>
          </div>
          <FormFailure {...form} />
        </Stack>
      </PanelBody>
      <PanelFooter className={css.foot}>
        <Text size="caption" tone="secondary" className={css.atOnce}>
          <FormattedMessage id="listings.atOnce" />
        </Text>
        <Button
          type="submit"
          size="medium"
          className={css.submit}
          busy={form.busy}
          busyLabel={formatMessage({ id: "listings.saving" })}
        >
          <FormattedMessage id="listings.menu.price" />
        </Button>
      </PanelFooter>
    </form>
  );
}
