import { visuallyHidden } from "../styles/layout.css.ts";
import type { FormMetadata } from "./form-errors.ts";
import * as css from "./form-extras.css.ts";

/** Hidden inputs. `website` is the honeypot: a value in it marks the submission as spam. */
export function HiddenFields({
  metadata,
  honeypotLabel,
}: {
  metadata: FormMetadata;
  honeypotLabel: string;
}) {
  return (
    <>
      <input type="hidden" name="idempotencyKey" value={metadata.idempotencyKey} />
      <input type="hidden" name="locale" value={metadata.locale} />
      <input type="hidden" name="startedAt" value={metadata.startedAt} />
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

/** Opens in a new tab, so that the form keeps its input. */
export function PrivacyLink({ href, label, newTab }: PrivacyLinkProps) {
  return (
    <a className={css.consentLink} href={href} target="_blank" rel="noopener">
      {label}
      <span className={visuallyHidden}> ({newTab})</span>
    </a>
  );
}
