"use client";

import { useEffect, useRef } from "react";
import type { LeadLabels } from "../../labels/labels.ts";
import { Button } from "../../components/button/button.tsx";
import { FloorPlan } from "../../components/floor-plan/floor-plan.tsx";
import * as css from "./lead-form.css.ts";

export interface LeadSentProps {
  labels: Pick<LeadLabels, "sent" | "samples">;
  /** Name and phone number to be called: "윤지호, +1 949 555 0161". */
  recipient: string;
  /** URL of the samples on the landing page. */
  samplesHref: string;
  onSamples?: (() => void) | undefined;
  /** `h1` as a page, `h2` in a dialog. */
  heading: "h1" | "h2";
}

/** Confirmation that replaces the form. Moves the focus to its heading on mount. */
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
        <FloorPlan layers={["walls", "openings", "plate"]} crop="house" />
      </div>
      <Heading className={css.doneTitle} tabIndex={-1} ref={title}>
        {splitSentences(labels.sent).map((text) => (
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

function splitSentences(text: string): string[] {
  return text.match(/[^.。]+[.。]?\s*/g) ?? [text];
}
