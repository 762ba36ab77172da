import { limits } from "@realtor/api/rules";
import { Checkbox } from "@realtor/ui/checkbox";
import { type Ref, useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { useAdmin } from "#app/admin/admin-context.ts";
import { AgentPhoneField } from "#app/forms/agent-phone-field.tsx";
import { fields } from "#app/profile/draft/fields/profile-fields.ts";
import { useDraftStore, useField } from "#app/profile/draft/use-draft.ts";
import * as css from "./contact-step.css.ts";
import { controlIdOf, useFirstRun } from "./first-run-context.ts";
import { LanguagesField } from "./languages-field.tsx";
import * as form from "./step-form.css.ts";
import { StepTextField } from "./step-text-field.tsx";

/** Step 3: phone, the other ways that the agent answers, and the languages. */
export function ContactStep() {
  usePrefilledEmail();
  return (
    <div className={form.fields}>
      <Phone />
      <div className={css.channels}>
        <Channel channel="kakao" />
        <Channel channel="line" />
        <Channel channel="email" />
      </div>
      <LanguagesField />
    </div>
  );
}

function Phone() {
  const { formatMessage } = useIntl();
  const { errorOf, reveal } = useFirstRun();
  const [phone, setPhone] = useField("phone");
  return (
    <AgentPhoneField
      id={controlIdOf("phone")}
      label={formatMessage({ id: "first-run.phone" })}
      hint={formatMessage({ id: "first-run.phone.hint" })}
      error={errorOf("phone") ?? errorOf("contact")}
      value={phone}
      onChange={setPhone}
      onLeave={(left) => left !== "" && reveal("phone")}
    />
  );
}

const channelLimits = { kakao: limits.webAddress, line: limits.webAddress, email: limits.email };

/** A way of contact: its tick opens the field. Without the tick the text is kept aside, in this visit. */
function Channel({ channel }: { channel: "kakao" | "line" | "email" }) {
  const { formatMessage } = useIntl();
  const [value, setValue] = useField(channel);
  const [isOn, setOn] = useState(value !== "");
  // Also one that is filled in from the account.
  if (value !== "" && !isOn) setOn(true);
  const aside = useRef("");
  const field = useRef<HTMLInputElement>(null);
  const toggle = (next: boolean) => {
    if (next) setValue(aside.current);
    else {
      aside.current = value;
      setValue("");
    }
    setOn(next);
    if (next) requestAnimationFrame(() => field.current?.focus());
  };
  return (
    <div className={css.channel}>
      <Checkbox
        label={formatMessage({ id: `first-run.${channel}` })}
        checked={isOn}
        onChange={({ target }) => toggle(target.checked)}
      />
      {isOn && <ChannelField channel={channel} ref={field} />}
    </div>
  );
}

function ChannelField({
  channel,
  ref,
}: {
  channel: keyof typeof channelLimits;
  ref: Ref<HTMLInputElement>;
}) {
  const { formatMessage } = useIntl();
  const isEmail = channel === "email";
  return (
    <StepTextField
      ref={ref}
      className={css.field}
      field={channel}
      code={channel}
      label={formatMessage({ id: `first-run.${channel}.field` })}
      type={isEmail ? "email" : "url"}
      inputMode={isEmail ? "email" : "url"}
      autoComplete={isEmail ? "email" : "off"}
      autoCapitalize="none"
      spellCheck={false}
      lang="en"
      placeholder={isEmail ? undefined : { kakao: "pf.kakao.com/…", line: "line.me/…" }[channel]}
      maxLength={channelLimits[channel]}
    />
  );
}

/** The address of the invitation is the first proposal for the email. */
function usePrefilledEmail(): void {
  const store = useDraftStore();
  const { user, isStaff } = useAdmin();
  const email = isStaff ? "" : user.email;
  useEffect(() => {
    const { lens } = fields.email;
    const draft = store.getDraft();
    // Undefined until it was first entered: one that was removed stays empty.
    if (email !== "" && draft["email"] === undefined)
      store.change((before) => lens.set(before, email));
  }, [store, email]);
}
