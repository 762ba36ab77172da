import { checkAddress } from "@realtor/api/loaning";
import { type Locale, locales } from "@realtor/api/locales";
import { activityStates, checkSlug, reservedSlugs, type RuleCode } from "@realtor/api/rules";
import { Button } from "@realtor/ui/button";
import { DialogActions, DialogBody } from "@realtor/ui/dialog";
import { InlineAlert } from "@realtor/ui/inline-alert";
import { labelsFor } from "@realtor/ui/labels";
import { Select } from "@realtor/ui/select";
import { Stack } from "@realtor/ui/stack";
import { TextField } from "@realtor/ui/text-field";
import { type FormEvent, useId, useState } from "react";
import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import useSWR from "swr";
import { useAddress } from "#app/page-root.tsx";
import { defineMessages } from "#app/i18n/define-messages.ts";
import { CancelButton } from "../cancel-button.tsx";
import { useAdmin } from "../admin-context.ts";
import { useDebouncedValue } from "../use-debounced-value.ts";
import * as css from "./new-website.css.ts";
import {
  type NewWebsite,
  slugFromName,
  validateWebsite,
  type WebsiteErrors,
  type WebsiteField,
  websiteFields,
} from "./new-website.ts";
import {
  errorMessages,
  requestMessages,
  websiteFieldMessages,
  websiteMessages,
} from "./new-website-messages.ts";

const messages = defineMessages({
  desiredUrlFree: {
    id: "website.desiredUrl.free",
    defaultMessage: "This address is free.",
    description: "Status below the address field when no other website uses the address.",
  },
  desiredUrlHint: {
    id: "website.desiredUrl.hint",
    defaultMessage: "Letters, underscore and hyphen only.",
    description: "Hint below the address field: the allowed characters.",
  },
  wrongOther: {
    id: "website.wrong.other",
    defaultMessage: "Please check what you entered.",
    description: "Error of a field of the form for a new website without a more specific text.",
  },
});

const stateMessages = defineMessages({
  CA: {
    id: "website.state.CA",
    defaultMessage: "California",
    description: "Option of the select for a state.",
  },
  GA: {
    id: "website.state.GA",
    defaultMessage: "Georgia",
    description: "Option of the select for a state.",
  },
});

interface WebsiteFormProps {
  values: NewWebsite;
  onChange: (values: NewWebsite) => void;
  /** Also creates an account for another agent. */
  invites: boolean;
  /** Validation errors from the service for these values. */
  serverErrors: WebsiteErrors;
  /** Error that belongs to no field. */
  failure: string | undefined;
  busy: boolean;
  onSubmit: () => void;
  onCancel: () => void;
}

/** The form of a new homepage. Errors appear when a field is left, and on submit. */
export function WebsiteForm(props: WebsiteFormProps) {
  const { values, invites, serverErrors, failure, busy, onSubmit, onCancel } = props;
  const intl = useIntl();
  const { locale } = useAddress();
  const base = useId();
  const [touched, setTouched] = useState<ReadonlySet<WebsiteField>>(new Set());
  const taken = useAddressCheck(values.desiredUrl);
  const errors = { ...validateWebsite(values, invites) };
  if (taken) errors.desiredUrl ??= taken;

  function change(field: WebsiteField, value: string) {
    props.onChange({ ...values, [field]: value });
  }

  function codeOf(field: WebsiteField): RuleCode | undefined {
    // A taken slug is reported while typing.
    if (touched.has(field) || (field === "desiredUrl" && taken))
      return errors[field] ?? serverErrors[field];
    return serverErrors[field];
  }

  function fieldProps(field: WebsiteField) {
    const label = intl.formatMessage(websiteFieldMessages[field]);
    const code = codeOf(field);
    return {
      id: base + field,
      label,
      name: field,
      value: values[field],
      error: code && websiteErrorText(intl, field, code, label),
    };
  }

  function textFieldProps(field: WebsiteField) {
    return {
      ...fieldProps(field),
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
    const first = websiteFields.find((field) => errors[field] !== undefined);
    if (first === undefined) onSubmit();
    else document.getElementById(base + first)?.focus();
  }

  const required = {
    mark: intl.formatMessage({
      id: "admin.required",
      defaultMessage: "Required",
      description: "Marker next to the label of a form field that must be filled in.",
    }),
    required: true,
  };
  const isAvailable = taken === null && errors.desiredUrl === undefined;
  return (
    <form noValidate onSubmit={submit}>
      <DialogBody>
        <Stack gap={20}>
          <div className={css.pair}>
            <TextField {...textFieldProps("nameKr")} lang="ko" autoComplete="off" />
            {invites ? (
              <TextField
                {...textFieldProps("nameEn")}
                {...required}
                lang="en"
                autoComplete="off"
                onChange={(event) => props.onChange(withName(values, event.target.value))}
              />
            ) : (
              <TextField {...textFieldProps("nameJa")} lang="ja" autoComplete="off" />
            )}
          </div>
          {invites && <TextField {...textFieldProps("nameJa")} lang="ja" autoComplete="off" />}
          <TextField
            {...textFieldProps("desiredUrl")}
            {...required}
            hint={intl.formatMessage(
              isAvailable ? messages.desiredUrlFree : messages.desiredUrlHint,
            )}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          {invites && (
            <>
              <TextField
                {...textFieldProps("email")}
                {...required}
                type="email"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
              />
              <TextField
                {...textFieldProps("areas")}
                hint={intl.formatMessage({
                  id: "website.areas.hint",
                  defaultMessage:
                    "City names in English, separated by commas. For example, Irvine, Tustin",
                  description: "Hint below the field for cities.",
                })}
                autoComplete="off"
              />
              <div className={css.pair}>
                <Select
                  {...selectProps("state")}
                  options={activityStates.map((state) => ({
                    value: state,
                    label: intl.formatMessage(stateMessages[state]),
                  }))}
                />
                <Select {...selectProps("locale")} options={localeOptions(locale)} />
              </div>
            </>
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
          <FormattedMessage
            id="website.create"
            defaultMessage="Create"
            description="Button that creates the website."
          />
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

export function localeOptions(locale: Locale): { value: Locale; label: string }[] {
  const { names } = labelsFor(locale).language;
  return locales.map((one) => ({ value: one, label: names[one] }));
}

/** Message for a validation error; `label` is the field's label. */
function websiteErrorText(
  { formatMessage }: Pick<IntlShape, "formatMessage">,
  field: WebsiteField,
  code: RuleCode,
  label: string,
): string {
  const request = code === "required" ? requestMessages[field] : undefined;
  return formatMessage(request ?? errorMessages[code] ?? messages.wrongOther, { label });
}

/**
 * Checks whether a slug is available, debounced: an error code, or null when it is free. Undefined until
 * known, and for an invalid slug. Advisory only: the slug is reserved on creation.
 */
function useAddressCheck(typed: string): RuleCode | null | undefined {
  const { http } = useAdmin();
  const address = typed.trim();
  const debounced = useDebouncedValue(address, 300);
  const isValid = debounced !== "" && checkSlug(debounced, reservedSlugs) === null;
  const { data } = useSWR(
    isValid ? ["address", debounced] : null,
    ([, slug]: [string, string]) => checkAddress(http, slug),
    { revalidateOnFocus: false },
  );
  return debounced === address ? data?.code : undefined;
}
