"use client";

import { useEffect, useRef } from "react";
import type { LeadLabels } from "../../labels/labels.ts";
import { Button } from "../../components/button/button.tsx";
import { Plan } from "../../components/plan/plan.tsx";
import * as css from "./lead-form.css.ts";

export interface LeadSentProps {
  labels: Pick<LeadLabels, "sent" | "samples">;
  /** Who will be called, and where: 윤지호, +1 949 555 0161. */
  recipient: string;
  /** The samples on the landing page. */
  samplesHref: string;
  onSamples?: (() => void) | undefined;
  /** `h1` where it is the page, `h2` in a dialog. */
  heading: "h1" | "h2";
}

/** The house with its nameplate, and that the request has arrived. The heading takes the focus. */
export function LeadSent({
  labels,
  recipient,
  samplesHref,
  onSamples,
  heading: Heading,
}: LeadSentProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={css.done}>
      <div className={css.drawing}>
        <Plan layers={["walls", "openings", "plate"]} crop="house" />
      </div>
      <Heading className={css.doneTitle} tabIndex={-1} ref={title}>
        {sentences(labels.sent).map((text) => (
          <span key={text} className={css.sentence}>
            {text}
          </span>
        ))}
      </Heading>
      <p className={css.doneLine}>{recipient}</p>
      <Button variant="outline" href={samplesHref} onClick={onSamples}>
        {labels.samples}
      </Button>
    </div>
  );
}

function sentences(text: string): string[] {
  return text.match(/[^.。]+[.。]?\s*/g) ?? [text];
}
