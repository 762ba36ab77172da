import { useIntl } from "react-intl";
import { DraftTextField } from "../fields/draft-text-field.tsx";
import { SectionFrame } from "./section-frame.tsx";

const trim = (typed: string) => typed.trim();

export function ContactSection() {
  const { formatMessage } = useIntl();
  return (
    <SectionFrame section="contact">
      <DraftTextField
        field="phone"
        type="tel"
        hint={formatMessage({ id: "editor.phone.hint" })}
        normalize={trim}
      />
      <DraftTextField field="email" type="email" normalize={trim} />
      <DraftTextField
        field="website"
        type="url"
        hint={formatMessage({ id: "editor.website.hint" })}
        normalize={trim}
      />
      <DraftTextField field="kakao" type="url" normalize={trim} />
      <DraftTextField field="line" type="url" normalize={trim} />
      <DraftTextField field="instagram" type="url" normalize={trim} />
      <DraftTextField field="youtube" type="url" normalize={trim} />
    </SectionFrame>
  );
}
