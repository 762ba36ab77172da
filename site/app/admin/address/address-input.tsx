import { limits } from "@realtor/api/rules";
import { Button } from "@realtor/ui/button";
import { Inline } from "@realtor/ui/inline";
import { TextField, type TextFieldProps } from "@realtor/ui/text-field";
import { FormattedMessage, useIntl } from "react-intl";
import { useAddress } from "#app/page-root.tsx";
import * as css from "./address-input.css.ts";
import type { AddressCheck } from "./use-address-check.ts";

interface AddressInputProps extends Omit<TextFieldProps, "value" | "onChange" | "hint"> {
  value: string;
  onChange: (address: string) => void;
  check: AddressCheck;
  /** An error from another source, shown if the check finds none. */
  error?: string | undefined;
}

/**
 * The field for a website's address: shows the whole address, the rule and, while typing, whether the
 * address can be used, and proposes others for one that is taken.
 */
export function AddressInput({ value, onChange, check, error, ...field }: AddressInputProps) {
  const { formatMessage } = useIntl();
  const { origin } = useAddress();
  const { host } = new URL(origin);
  const shownError = check.kind === "wrong" ? check.text : error;
  return (
    <div>
      <TextField
        {...field}
        hint={`${host}/${value || "…"} · ${formatMessage({ id: "admin.address.rule" })}`}
        error={shownError}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        lang="en"
        maxLength={limits.slug.max}
        value={value}
        onChange={(event) => onChange(event.target.value.trim())}
      />
      {/* Announced when its text appears. Its room is kept: a button below must not move while it is pressed. */}
      <output className={shownError === undefined ? css.status : css.noStatus}>
        {check.kind === "free" && value !== "" && shownError === undefined && (
          <FormattedMessage id="admin.address.free" values={{ address: `${host}/${value}` }} />
        )}
      </output>
      {check.kind === "wrong" && check.proposals.length > 0 && (
        <Inline as="p" gap={20} rowGap={0}>
          {check.proposals.map((address) => (
            <Button key={address} variant="text" onClick={() => onChange(address)}>
              {address}
            </Button>
          ))}
        </Inline>
      )}
    </div>
  );
}
