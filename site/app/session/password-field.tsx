import { IconButton } from "@realtor/ui/icon-button";
import { EyeIcon } from "@realtor/ui/icons";
import { TextField, type TextFieldProps } from "@realtor/ui/text-field";
import { useState } from "react";

interface PasswordFieldProps extends Omit<TextFieldProps, "type" | "autoComplete" | "end"> {
  /** Whether a password manager fills in a stored password or generates one. */
  autoComplete: "current-password" | "new-password";
  /** Accessible name of the button that shows the password. */
  showLabel: string;
}

/** A password field with a button that shows the value. */
export function PasswordField({ showLabel, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...field}
      type={shown ? "text" : "password"}
      end={
        <IconButton label={showLabel} aria-pressed={shown} onClick={() => setShown(!shown)}>
          <EyeIcon />
        </IconButton>
      }
    />
  );
}
