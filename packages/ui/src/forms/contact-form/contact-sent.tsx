"use client";

import { useEffect, useRef } from "react";
import type { ContactLabels } from "../../labels/labels.ts";
import * as css from "./contact-form.css.ts";

export interface ContactSentProps {
  labels: Pick<ContactLabels, "sent" | "sentNote">;
}

/** Confirmation that replaces the form. Moves the focus to its heading on mount. */
export function ContactSent({ labels }: ContactSentProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div>
      <h3 className={css.sentTitle} tabIndex={-1} ref={title}>
        {labels.sent}
      </h3>
      <p className={css.sentNote}>{labels.sentNote}</p>
    </div>
  );
}
