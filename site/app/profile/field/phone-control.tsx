import { AgentPhoneField } from "#app/forms/agent-phone-field.tsx";
import { useField } from "../draft/use-draft.ts";
import { type Setting, useControlProps } from "./use-control-props.ts";

/** The phone number for buyers, with its country. */
export function PhoneControl(setting: Setting) {
  const [phone, setPhone] = useField("phone");
  const { onBlur, ...control } = useControlProps("phone", setting);
  return <AgentPhoneField {...control} value={phone} onChange={setPhone} onLeave={onBlur} />;
}
