import { activityStates, type RuleCode } from "@realtor/api/rules";
import { Button } from "@realtor/ui/button";
import { DialogActions, DialogBody } from "@realtor/ui/dialog";
import { InlineAlert } from "@realtor/ui/inline-alert";
import { Select } from "@realtor/ui/select";
import { Stack } from "@realtor/ui/stack";
import { TextField } from "@realtor/ui/text-field";
import { type FormEvent, useId, useState } from "react";
import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import { useAddress } from "#app/page-root.tsx";
import type { Message } from "#app/i18n/define-messages.ts";
import { AddressInput } from "../address/address-input.tsx";
import { useAddressCheck } from "../address/use-address-check.ts";
import { CancelButton } from "../cancel-button.tsx";
import { useAdmin } from "../admin-context.ts";
import { FieldPair } from "./field-pair.tsx";
import {
  formOrder,
  nameOrder,
  type NewWebsite,
  slugFromName,
  validateWebsite,
  type WebsiteErrors,
  type WebsiteField,
  websiteFields,
} from "./new-website.ts";
import { localeOptions } from "./invitation-messages.ts";
import {
  errorMessages,
  formMessages as messages,
  requestMessages,
  stateMessages,
  websiteFieldMessages,
  websiteMessages,
} from "./new-website-messages.ts";

interface WebsiteFormProps {
  values: NewWebsite;
  onChange: (values: NewWebsite) => void;
  /** Also creates an account for another agent. */
  invites: boolean;
  /** The areas come from another website. */
  copies: boolean;
  /** Validation errors from the service for these values. */
  serverErrors: WebsiteErrors;
  /** Error that belongs to no field. */
  failure: string | undefined;
  busy: boolean;
  submitLabel: Message;
  onSubmit: () => void;
  onCancel: () => void;
}

/** The form of a new homepage. Errors appear when a field is left, and on submit. */
export function WebsiteForm(props: WebsiteFormProps) {
  const { values, invites, copies, serverErrors, failure, busy, onSubmit, onCancel } = props;
  const intl = useIntl();
  const { locale } = useAddress();
  const { user } = useAdmin();
  const base = useId();
  const [touched, setTouched] = useState<ReadonlySet<WebsiteField>>(new Set());
  const address = values.desiredUrl.trim();
  const check = useAddressCheck(address, { nameEn: invites ? values.nameEn : user.name });
  const errors = validateWebsite(values, invites);

  function change(field: WebsiteField, value: string) {
    props.onChange({ ...values, [field]: value });
  }

  function fieldProps(field: WebsiteField) {
    const code = touched.has(field) ? (errors[field] ?? serverErrors[field]) : serverErrors[field];
    return {
      id: base + field,
      label: intl.formatMessage(websiteFieldMessages[field]),
      name: field,
      value: values[field],
      error: code && websiteErrorText(intl, field, code),
    };
  }

  function textFieldProps(field: WebsiteField) {
    return {
      ...fieldProps(field),
      autoComplete: "off",
      onChange: (event: { target: { value: string } }) => change(field, event.target.value),
      onBlur: () => {
        // Leaving an empty field is not an error yet.
        if (values[field] !== "") setTouched((before) => new Set(before).add(field));
      },
    };
  }

  function selectProps(field: WebsiteField) {
    return {
      ...fieldProps(field),
      value: values[field] || null,
      placeholder: intl.formatMessage(websiteMessages.choose),
      onChange: (value: string) => change(field, value),
    };
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setTouched(new Set(websiteFields));
    const wrong = check.kind === "wrong" ? { ...errors, desiredUrl: "slug.taken" } : errors;
    const first = formOrder(locale).find((field) => wrong[field] !== undefined);
    if (first === undefined) onSubmit();
    else document.getElementById(base + first)?.focus();
  }

  const required = { mark: intl.formatMessage(messages.required), required: true };
  const names = nameOrder(locale).filter(({ field }) => invites || field !== "nameEn");
  const [firstName, secondName, ...otherNames] = names.map(({ field, lang }) =>
    field === "nameEn" ? (
      <TextField
        key={field}
        {...textFieldProps(field)}
        {...required}
        lang={lang}
        onChange={(event) => props.onChange(withName(values, event.target.value))}
      />
    ) : (
      <TextField key={field} {...textFieldProps(field)} lang={lang} />
    ),
  );
  const hasAreas = values.areas.trim() !== "";
  return (
    <form noValidate onSubmit={submit}>
      <DialogBody>
        <Stack gap={20}>
          <FieldPair>
            {firstName}
            {secondName}
          </FieldPair>
          {otherNames}
          <AddressInput
            {...fieldProps("desiredUrl")}
            {...required}
            value={address}
            check={check}
            onChange={(typed) => change("desiredUrl", typed)}
            onBlur={textFieldProps("desiredUrl").onBlur}
          />
          {invites && (
            <TextField
              {...textFieldProps("email")}
              {...required}
              type="email"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
          {invites && !copies && (
            <TextField {...textFieldProps("areas")} hint={intl.formatMessage(messages.areasHint)} />
          )}
          {invites && (
            <FieldPair single={copies}>
              {!copies && (
                <Select
                  {...selectProps("state")}
                  required={hasAreas}
                  mark={intl.formatMessage(hasAreas ? messages.required : messages.withAreas)}
                  options={activityStates.map((state) => ({
                    value: state,
                    label: intl.formatMessage(stateMessages[state]),
                  }))}
                />
              )}
              <Select {...selectProps("locale")} options={localeOptions(locale)} />
            </FieldPair>
          )}
        </Stack>
      </DialogBody>
      {failure !== undefined && (
        <DialogBody>
          <InlineAlert>{failure}</InlineAlert>
        </DialogBody>
      )}
      <DialogActions>
        <CancelButton busy={busy} onClick={onCancel} />
        <Button
          type="submit"
          size="medium"
          busy={busy}
          busyLabel={intl.formatMessage(websiteMessages.creating)}
        >
          <FormattedMessage {...props.submitLabel} />
        </Button>
      </DialogActions>
    </form>
  );
}

/** The slug follows the name until it is edited. */
function withName(values: NewWebsite, nameEn: string): NewWebsite {
  const follows = values.desiredUrl === slugFromName(values.nameEn);
  return { ...values, nameEn, ...(follows && { desiredUrl: slugFromName(nameEn) }) };
}

/** Message for a validation error. */
function websiteErrorText(
  { formatMessage }: Pick<IntlShape, "formatMessage">,
  field: WebsiteField,
  code: RuleCode,
): string {
  const request = code === "required" ? requestMessages[field] : undefined;
  return formatMessage(request ?? errorMessages[code] ?? messages.wrongOther);
}
