import { Checkbox } from "@realtor/ui/checkbox";
import { useRef, useState } from "react";
import { useIntl } from "react-intl";
import { getControlId } from "#app/profile/draft/control-ids.ts";
import { useField } from "#app/profile/draft/use-draft.ts";
import { TextControl } from "#app/profile/field/text-control.tsx";
import * as css from "./contact.css.ts";

const placeholders = { kakao: "pf.kakao.com/…", line: "line.me/…", email: undefined };

interface OfferedChannelProps {
  channel: keyof typeof placeholders;
}

/** A way of contact: its checkbox opens the field. Unchecked, the text is kept aside, in this visit. */
function OfferedChannel({ channel }: OfferedChannelProps) {
  const { formatMessage } = useIntl();
  const [value, setValue] = useField(channel);
  const [isOn, setOn] = useState(value !== "");
  // Also one that is filled in from the account.
  if (value !== "" && !isOn) setOn(true);
  const aside = useRef("");
  const toggle = (next: boolean) => {
    if (next) setValue(aside.current);
    else {
      aside.current = value;
      setValue("");
    }
    setOn(next);
    if (next) requestAnimationFrame(() => document.getElementById(getControlId(channel))?.focus());
  };
  const kind = channel === "email" ? "email" : "url";
  return (
    <div className={css.channel}>
      <Checkbox
        label={formatMessage({ id: `first-run.${channel}` })}
        checked={isOn}
        onChange={({ target }) => toggle(target.checked)}
      />
      {isOn && (
        <TextControl
          id={channel}
          className={css.field}
          label={`first-run.${channel}.field`}
          inputMode={kind}
          autoComplete={channel === "email" ? "email" : "off"}
          autoCapitalize="none"
          spellCheck={false}
          lang="en"
          placeholder={placeholders[channel]}
        />
      )}
    </div>
  );
}

/** The ways of contact besides the phone. */
export function OfferedChannels() {
  return (
    <div className={css.channels}>
      <OfferedChannel channel="kakao" />
      <OfferedChannel channel="line" />
      <OfferedChannel channel="email" />
    </div>
  );
}
