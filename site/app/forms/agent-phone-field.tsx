import { limits } from "@realtor/api/rules";
import { labelsFor } from "@realtor/ui/labels";
import { PhoneField } from "@realtor/ui/phone-field";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useAddress } from "#app/page-root.tsx";
import { countryOptions } from "./country-options.ts";

interface AgentPhoneFieldProps {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  required?: boolean;
  /** Next to the label. */
  mark?: string | undefined;
  value: string;
  onChange: (phone: string) => void;
  /** Called when the number is left, with the number in its form. */
  onLeave: (phone: string) => void;
}

/** An agent's phone number with its country, which the number shows; US numbers are grouped while typing. */
export function AgentPhoneField({ value, onChange, onLeave, ...field }: AgentPhoneFieldProps) {
  const { formatMessage } = useIntl();
  const { locale } = useAddress();
  const [country, setCountry] = useState<string>(() => guessCountry(value));
  return (
    <PhoneField
      {...field}
      name="phone"
      warning={formatMessage({ id: "admin.phone.warning" })}
      country={{
        label: formatMessage({ id: "admin.phone.country" }),
        options: countryOptions(labelsFor(locale).countries),
        value: country,
        onChange: ({ target }) => setCountry(target.value),
      }}
      maxLength={limits.phone}
      value={value}
      onChange={({ target }) => {
        // The hyphens follow the digits at the end only, where the caret is.
        const isAtEnd = target.selectionStart === target.value.length;
        onChange(isAtEnd ? formatPhone(target.value, country) : target.value);
      }}
      onBlur={() => {
        const formatted = formatPhone(value, country);
        if (formatted !== value) onChange(formatted);
        onLeave(formatted);
      }}
    />
  );
}

/**
 * Groups the digits of a US number while it is typed: "9495550110" becomes "949-555-0110". Numbers of other
 * countries stay as typed. A leading country code of the US is removed.
 */
export function formatPhone(typed: string, country: string): string {
  if (country !== "US") return typed;
  const digits = typed
    .replaceAll(/\D/g, "")
    .replace(/^1(?=\d)/, "")
    .slice(0, 10);
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join("-");
}

/** The country of a stored number, which has none: 11 digits are no US number. */
export function guessCountry(number: string): "US" | "JP" | "KR" {
  const digits = number.replaceAll(/\D/g, "");
  if (digits.length !== 11) return "US";
  return digits.startsWith("010") ? "KR" : "JP";
}
