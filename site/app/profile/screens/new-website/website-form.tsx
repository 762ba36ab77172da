import type { RuleCode } from "@realtor/api/rules";
import { DialogBody } from "@realtor/ui/dialog";
import { InlineAlert } from "@realtor/ui/inline-alert";
import { Select } from "@realtor/ui/select";
import { Stack } from "@realtor/ui/stack";
import { TextField } from "@realtor/ui/text-field";
import { type FormEvent, useId, useState } from "react";
import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import { slugFromName } from "#app/admin/address/slug-from-name.ts";
import { useAddress } from "#app/page-root.tsx";
import type { MessageKey } from "#app/i18n/messages.ts";
import { AddressInput } from "#app/admin/address/address-input.tsx";
import { useAddressCheck } from "#app/admin/address/use-address-check.ts";
import { SubmitActions } from "#app/admin/submit-actions.tsx";
import { AreaFields } from "./area-fields.tsx";
import { useAdmin } from "#app/admin/admin-context.ts";
import { FieldPair } from "./field-pair.tsx";
import * as css from "./new-website.css.ts";
import {
  formOrder,
  nameOrder,
  type NewWebsite,
  validateWebsite,
  type WebsiteErrors,
  type WebsiteField,
  websiteFields,
} from "./new-website.ts";
import { localeOptions } from "./invitation-messages.ts";
import { errorMessages, requestMessages } from "./new-website-messages.ts";

type TextName = Exclude<WebsiteField, "areas">;

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
  submitLabel: MessageKey;
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

  function change(field: TextName, value: string) {
    props.onChange({ ...values, [field]: value });
  }

  function fieldProps(field: WebsiteField) {
    const code = touched.has(field) ? (errors[field] ?? serverErrors[field]) : serverErrors[field];
    return {
      id: base + field,
      label: intl.formatMessage({ id: `website.${field}` }),
      error: code && websiteErrorText(intl, field, code),
    };
  }

  function textFieldProps(field: TextName) {
    return {
      ...fieldProps(field),
      name: field,
      value: values[field],
      autoComplete: "off",
      onChange: (event: { target: { value: string } }) => change(field, event.target.value),
      onBlur: () => {
        // Leaving an empty field is not an error yet.
        if (values[field] !== "") setTouched((before) => new Set(before).add(field));
      },
    };
  }

  function selectProps(field: TextName) {
    return {
      ...fieldProps(field),
      name: field,
      value: values[field] || null,
      placeholder: intl.formatMessage({ id: "website.state.choose" }),
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

  const required = { mark: intl.formatMessage({ id: "admin.required" }), required: true };
  const names = nameOrder(locale).filter(({ field }) => invites || field !== "nameEn");
  const nameFields = names.map(({ field, lang }) =>
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
  const addressInput = (
    <AddressInput
      {...fieldProps("desiredUrl")}
      {...required}
      name="desiredUrl"
      value={address}
      check={check}
      onChange={(typed) => change("desiredUrl", typed)}
      onBlur={textFieldProps("desiredUrl").onBlur}
    />
  );
  return (
    <form noValidate onSubmit={submit}>
      <DialogBody>
        <Stack gap={20}>
          <div className={css.names}>{nameFields}</div>
          {invites ? (
            <FieldPair>
              {addressInput}
              <Stack gap={20}>
                <TextField
                  {...textFieldProps("email")}
                  {...required}
                  type="email"
                  autoCapitalize="none"
                  spellCheck={false}
                />
                <Select {...selectProps("locale")} options={localeOptions(locale)} />
              </Stack>
            </FieldPair>
          ) : (
            addressInput
          )}
          {invites && !copies && (
            <AreaFields
              {...fieldProps("areas")}
              cities={values.areas}
              onChange={(areas) => props.onChange({ ...values, areas })}
              state={selectProps("state")}
            />
          )}
        </Stack>
      </DialogBody>
      {failure !== undefined && (
        <DialogBody>
          <InlineAlert>{failure}</InlineAlert>
        </DialogBody>
      )}
      <SubmitActions
        busy={busy}
        busyLabel={intl.formatMessage({ id: "website.creating" })}
        onCancel={onCancel}
      >
        <FormattedMessage id={props.submitLabel} />
      </SubmitActions>
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
  return formatMessage({ id: request ?? errorMessages[code] ?? "website.wrong.other" });
}
