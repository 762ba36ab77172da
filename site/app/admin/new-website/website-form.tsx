import { type Locale, locales } from "@realtor/api/locales";
import { activityStates, type RuleCode } from "@realtor/api/rules";
import { Button } from "@realtor/ui/button";
import { DialogActions, DialogBody } from "@realtor/ui/dialog";
import { InlineAlert } from "@realtor/ui/inline-alert";
import { labelsFor } from "@realtor/ui/labels";
import { NativeSelect } from "@realtor/ui/native-select";
import { TextField } from "@realtor/ui/text-field";
import { type FormEvent, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useAddress } from "#app/page-root.tsx";
import {
  addressFrom,
  checkWebsite,
  type NewWebsite,
  type WebsiteErrors,
  type WebsiteField,
  websiteFields,
} from "./new-website.ts";
import { useAddressCheck } from "./use-address-check.ts";
import * as css from "./website-form.css.ts";
import { websiteWrong } from "./website-words.ts";

interface WebsiteFormProps {
  values: NewWebsite;
  onChange: (values: NewWebsite) => void;
  /** Makes an account for somebody else as well. */
  invites: boolean;
  /** What the service refused of these values. */
  refused: WebsiteErrors;
  /** Why it did not work, where no field is to blame. */
  failure: string | undefined;
  busy: boolean;
  onSubmit: () => void;
  onCancel: () => void;
}

/** The fields of a new homepage. What is wrong shows once a field was left, or on sending. */
export function WebsiteForm(props: WebsiteFormProps) {
  const { values, invites, refused, failure, busy, onSubmit, onCancel } = props;
  const intl = useIntl();
  const { locale } = useAddress();
  const form = useRef<HTMLFormElement>(null);
  const [left, setLeft] = useState<ReadonlySet<WebsiteField>>(new Set());
  const taken = useAddressCheck(values.desiredUrl);
  const wrong = { ...checkWebsite(values, invites) };
  if (taken) wrong.desiredUrl ??= taken;

  function change(field: WebsiteField, value: string) {
    props.onChange({ ...values, [field]: value });
  }

  function codeOf(field: WebsiteField): RuleCode | undefined {
    // An address that is taken is said at once: there is nothing to finish typing.
    if (left.has(field) || (field === "desiredUrl" && taken)) return wrong[field] ?? refused[field];
    return refused[field];
  }

  function fieldProps(field: WebsiteField) {
    const label = intl.formatMessage({ id: `website.${field}` });
    const code = codeOf(field);
    return {
      label,
      name: field,
      value: values[field],
      error: code && websiteWrong(intl, code, label),
      onChange: (event: { target: { value: string } }) => change(field, event.target.value),
      onBlur: () => {
        // An empty field that is only passed by is not wrong yet.
        if (values[field] !== "") setLeft((before) => new Set(before).add(field));
      },
    };
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setLeft(new Set(websiteFields));
    const first = websiteFields.find((field) => wrong[field] !== undefined);
    if (first === undefined) onSubmit();
    else form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
  }

  const mark = { mark: intl.formatMessage({ id: "admin.required" }), required: true };
  const free = taken === null && wrong.desiredUrl === undefined;
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <DialogBody>
        <div className={css.fields}>
          <div className={css.pair}>
            <TextField {...fieldProps("nameKr")} lang="ko" autoComplete="off" />
            {invites ? (
              <TextField
                {...fieldProps("nameEn")}
                {...mark}
                lang="en"
                autoComplete="off"
                onChange={(event) => props.onChange(withName(values, event.target.value))}
              />
            ) : (
              <TextField {...fieldProps("nameJa")} lang="ja" autoComplete="off" />
            )}
          </div>
          {invites && <TextField {...fieldProps("nameJa")} lang="ja" autoComplete="off" />}
          <TextField
            {...fieldProps("desiredUrl")}
            {...mark}
            hint={intl.formatMessage({
              id: free ? "website.desiredUrl.free" : "website.desiredUrl.hint",
            })}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          {invites && (
            <>
              <TextField
                {...fieldProps("email")}
                {...mark}
                type="email"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
              />
              <TextField
                {...fieldProps("areas")}
                hint={intl.formatMessage({ id: "website.areas.hint" })}
                autoComplete="off"
              />
              <div className={css.pair}>
                <NativeSelect
                  {...fieldProps("state")}
                  placeholder={intl.formatMessage({ id: "website.state.choose" })}
                  options={activityStates.map((state) => ({
                    value: state,
                    label: intl.formatMessage({ id: `website.state.${state}` }),
                  }))}
                />
                <NativeSelect {...fieldProps("locale")} options={localeOptions(locale)} />
              </div>
            </>
          )}
        </div>
      </DialogBody>
      {failure !== undefined && (
        <DialogBody>
          <InlineAlert>{failure}</InlineAlert>
        </DialogBody>
      )}
      <DialogActions>
        <Button variant="outline" size="medium" disabled={busy} onClick={onCancel}>
          <FormattedMessage id="admin.cancel" />
        </Button>
        <Button
          type="submit"
          size="medium"
          busy={busy}
          busyLabel={intl.formatMessage({ id: "website.creating" })}
        >
          <FormattedMessage id="website.create" />
        </Button>
      </DialogActions>
    </form>
  );
}

/** The address follows the name until it is chosen by hand. */
function withName(values: NewWebsite, nameEn: string): NewWebsite {
  const follows = values.desiredUrl === addressFrom(values.nameEn);
  return { ...values, nameEn, ...(follows && { desiredUrl: addressFrom(nameEn) }) };
}

/** The three languages, each by its own name. */
export function localeOptions(locale: Locale): { value: Locale; label: string }[] {
  const { names } = labelsFor(locale).language;
  return locales.map((one) => ({ value: one, label: names[one] }));
}
