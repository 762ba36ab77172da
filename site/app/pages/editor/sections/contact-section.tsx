import { useIntl } from "react-intl";
import { TextEntry } from "../fields/text-entry.tsx";
import { SectionFrame } from "./section-frame.tsx";

const trim = (typed: string) => typed.trim();

/** How visitors reach the agent, and the agent's own domain. */
export function ContactSection() {
  const { formatMessage } = useIntl();
  return (
    <SectionFrame section="contact">
      <TextEntry
        field="phone"
        type="tel"
        hint={formatMessage({ id: "editor.phone.hint" })}
        tidy={trim}
      />
      <TextEntry field="email" type="email" tidy={trim} />
      <TextEntry
        field="website"
        type="url"
        hint={formatMessage({ id: "editor.website.hint" })}
        tidy={trim}
      />
      <TextEntry field="kakao" type="url" tidy={trim} />
      <TextEntry field="line" type="url" tidy={trim} />
      <TextEntry field="instagram" type="url" tidy={trim} />
      <TextEntry field="youtube" type="url" tidy={trim} />
    </SectionFrame>
  );
}
