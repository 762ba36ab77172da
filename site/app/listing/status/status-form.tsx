import type { HomeStatus } from "@realtor/api/listing";
import { Button } from "@realtor/ui/button";
import { ChevronRightIcon } from "@realtor/ui/icons";
import { PanelBody, PanelFooter } from "@realtor/ui/panel-parts";
import { Text } from "@realtor/ui/text";
import { useState } from "react";
import { flushSync } from "react-dom";
import { FormattedMessage, useIntl } from "react-intl";
import { useRefused } from "#app/admin/use-refused.ts";
import { FormFailure } from "#app/forms/form-failure.tsx";
import { useForm } from "#app/forms/use-form.ts";
import { HomeHead } from "#app/listing/document/home-head.tsx";
import { statusMessage } from "#app/listing/document/home-text.ts";
import {
  checkStatus,
  type StatusError,
  type StatusValues,
  toStatusChange,
} from "./check-status.ts";
import { ClosedFields } from "./closed-fields.tsx";
import { daysActive, todayAt } from "./home-days.ts";
import type { PanelFormProps } from "./panel-form.ts";
import { readStatusValues } from "./read-status-values.ts";
import { ShowingFields } from "./showing-fields.tsx";
import * as css from "./status-form.css.ts";
import { StatusOption } from "./status-option.tsx";

const statuses: readonly HomeStatus[] = ["active", "comingSoon", "pending", "closed", "withdrawn"];

/** Needs a date, and is set by a button. */
const isDated = (status: HomeStatus) => status === "comingSoon" || status === "closed";

interface StatusFormProps extends PanelFormProps {
  onPrice: () => void;
}

/** The statuses of a home: one press for each that needs no date. */
export function StatusForm({ home, onChange, onPrice }: StatusFormProps) {
  const { formatMessage } = useIntl();
  const today = todayAt(home);
  const [values, setValues] = useState(() => readStatusValues(home, today));
  const { isRent } = home;
  const name = (status: HomeStatus) => formatMessage({ id: statusMessage(status, isRent) });
  const form = useForm<StatusValues, StatusError>({
    values,
    check: (sent) => checkStatus(sent, today),
    submit: async (sent) =>
      onChange(
        toStatusChange(sent),
        formatMessage({ id: "listings.done.status" }, { status: name(sent.status) }),
      ),
    refused: useRefused(),
    errorText: (code) => formatMessage({ id: `listings.error.${code}` }),
  });
  const press = (status: HomeStatus) => {
    // The form sends what is rendered.
    flushSync(() => setValues({ ...values, status }));
    if (!isDated(status) && status !== home.status) form.root.ref.current?.requestSubmit();
  };
  const days = daysActive(home, today);
  const fields = {
    field: form.field,
    values,
    onChange: (changed: Partial<StatusValues>) => setValues({ ...values, ...changed }),
    isRent,
    today,
  };
  return (
    <form {...form.root}>
      <PanelBody>
        <HomeHead
          home={home}
          state={
            days === undefined
              ? undefined
              : formatMessage({ id: "listings.activeDays" }, { n: days })
          }
        />
        <ul className={css.options}>
          {statuses.map((status) => (
            <StatusOption
              key={status}
              name={
                status === "withdrawn" ? formatMessage({ id: "listings.withdraw" }) : name(status)
              }
              status={status}
              isCurrent={status === home.status}
              isChosen={status === values.status}
              isDated={isDated(status)}
              onPress={() => press(status)}
            >
              {status === "comingSoon" ? (
                <ShowingFields {...fields} />
              ) : (
                <ClosedFields {...fields} />
              )}
            </StatusOption>
          ))}
        </ul>
        <FormFailure {...form} />
        {!isDated(values.status) && (
          <button type="button" className={css.price} onClick={onPrice}>
            <Text as="span" weight="semibold">
              <FormattedMessage id="listings.menu.price" />
            </Text>
            <Text as="span" size="small" tone="secondary" className={css.priceNote}>
              <FormattedMessage id="listings.price.keeps" />
            </Text>
            <ChevronRightIcon size={20} />
          </button>
        )}
      </PanelBody>
      {isDated(values.status) && (
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
            <FormattedMessage
              id={
                values.status === "comingSoon"
                  ? "listings.submit.comingSoon"
                  : isRent
                    ? "listings.submit.leased"
                    : "listings.submit.closed"
              }
            />
          </Button>
        </PanelFooter>
      )}
    </form>
  );
}
