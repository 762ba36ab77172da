import { visuallyHidden } from "../styles/layout.css.ts";
import type { FormFrame } from "./form-errors.ts";
import * as css from "./form-extras.css.ts";

/** The fields that a person never sees. `website` is the honeypot: anything in it marks the form as spam. */
export function HiddenFields({
  frame,
  honeypotLabel,
}: {
  frame: FormFrame;
  honeypotLabel: string;
}) {
  return (
    <>
      <input type="hidden" name="idempotencyKey" value={frame.idempotencyKey} />
      <input type="hidden" name="locale" value={frame.locale} />
      <input type="hidden" name="startedAt" value={frame.startedAt} />
      <div className={css.honeypot} aria-hidden="true">
        <label>
          {honeypotLabel}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}

interface PrivacyLinkProps {
  href: string;
  label: string;
  newTab: string;
}

/** Opens beside the form, so that nothing typed is lost. */
export function PrivacyLink({ href, label, newTab }: PrivacyLinkProps) {
  return (
    <a className={css.consentLink} href={href} target="_blank" rel="noopener">
      {label}
      <span className={visuallyHidden}> ({newTab})</span>
    </a>
  );
}
