import type { RuleCode } from "@realtor/api/rules";
import { Select } from "@realtor/ui/select";
import { Stack } from "@realtor/ui/stack";
import { TextField } from "@realtor/ui/text-field";
import { type IntlShape, useIntl } from "react-intl";
import { AddressInput } from "#app/admin/address/address-input.tsx";
import { slugFromName } from "#app/admin/address/slug-from-name.ts";
import { useAddressCheck } from "#app/admin/address/use-address-check.ts";
import { useAdmin } from "#app/admin/admin-context.ts";
import { DialogForm } from "#app/admin/dialog-form.tsx";
import { useRefused } from "#app/admin/use-refused.ts";
import { useForm } from "#app/forms/use-form.ts";
import type { MessageKey } from "#app/i18n/messages.ts";
import { useAddress } from "#app/page-root.tsx";
import { AreaFields } from "./area-fields.tsx";
import { FieldPair } from "./field-pair.tsx";
import { localeOptions } from "./invitation-messages.ts";
import * as css from "./new-website.css.ts";
import {
  nameOrder,
  type NewWebsite,
  rejectedFields,
  validateWebsite,
  type WebsiteField,
} from "./new-website.ts";

type TextName = Exclude<WebsiteField, "areas">;

interface WebsiteFormProps {
  values: NewWebsite;
  onChange: (values: NewWebsite) => void;
  /** Also creates an account for another agent. */
  invites: boolean;
  /** The areas come from another website. */
  copies: boolean;
  submitLabel: MessageKey;
  onSubmit: () => Promise<void>;
  onBusy: (busy: boolean) => void;
  onCancel: () => void;
}

/** The form of a new website. */
export function WebsiteForm(props: WebsiteFormProps) {
  const { values, invites, copies, onSubmit, onBusy, onCancel } = props;
  const intl = useIntl();
  const { locale } = useAddress();
  const { user } = useAdmin();
  const address = values.desiredUrl.trim();
  const check = useAddressCheck(address, { nameEn: invites ? values.nameEn : user.name });
  const form = useForm<NewWebsite, RuleCode>({
    values,
    check: (typed) => ({
      ...validateWebsite(typed, invites),
      ...(check.kind === "wrong" && { desiredUrl: "slug.taken" }),
    }),
    submit: onSubmit,
    refused: useRefused(rejectedFields),
    errorText: (code, field) => websiteErrorText(intl, field, code),
  });

  function change(field: TextName, value: string) {
    props.onChange({ ...values, [field]: value });
  }

  function fieldProps<Field extends WebsiteField>(field: Field) {
    return { ...form.field(field), label: intl.formatMessage({ id: `website.${field}` }) };
  }

  function textFieldProps(field: TextName) {
    return {
      ...fieldProps(field),
      value: values[field],
      autoComplete: "off",
      onChange: (event: { target: { value: string } }) => change(field, event.target.value),
    };
  }

  function selectProps(field: TextName) {
    return {
      ...fieldProps(field),
      value: values[field] || null,
      placeholder: intl.formatMessage({ id: "website.state.choose" }),
      onChange: (value: string) => change(field, value),
    };
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
      value={address}
      check={check}
      onChange={(typed) => change("desiredUrl", typed)}
    />
  );
  return (
    <DialogForm
      form={form}
      submitLabel={intl.formatMessage({ id: props.submitLabel })}
      busyLabel={intl.formatMessage({ id: "website.creating" })}
      onBusy={onBusy}
      onCancel={onCancel}
    >
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
    </DialogForm>
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
  field: keyof NewWebsite,
  code: RuleCode,
): string {
  const request = code === "required" ? requestMessages[field] : undefined;
  return formatMessage({ id: request ?? errorMessages[code] ?? "website.wrong.other" });
}

/** Errors of empty fields. */
const requestMessages: Partial<Record<keyof NewWebsite, MessageKey>> = {
  nameEn: "website.request.nameEn",
  desiredUrl: "website.request.desiredUrl",
  email: "website.request.email",
  state: "website.request.state",
};

/** Errors of filled-in fields. */
const errorMessages: Partial<Record<RuleCode, MessageKey>> = {
  "slug.format": "admin.address.digits",
  "slug.length": "admin.address.length",
  "slug.reserved": "admin.address.reserved",
  "slug.taken": "admin.address.takenOnly",
  "email.format": "website.wrong.email",
  "email.taken": "website.wrong.emailTaken",
  "text.tooLong": "website.wrong.tooLong",
  "list.tooLong": "website.wrong.listTooLong",
};
