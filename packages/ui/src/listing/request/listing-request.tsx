"use client";

import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { SegmentedControl } from "../../components/segmented-control/segmented-control.tsx";
import { contactText } from "../../homepage/sections/contact-section.tsx";
import { FramedPhoto } from "../../homepage/sections/framed-photo.tsx";
import { langAttribute } from "../../homepage/homepage-content.ts";
import type { TemplateProps } from "../../homepage/template-props.ts";
import { visuallyHidden } from "../../styles/layout.css.ts";
import type { ListingLabels } from "../../labels/listing/listing-labels.ts";
import { AgentPortrait } from "../agent-portrait.tsx";
import type { Photo } from "@realtor/profile/photos";
import type { ListingAgent, ListingContent } from "../listing-content.ts";
import { listingLayouts } from "../listing-layout.ts";
import * as css from "./listing-request.css.ts";
import { ShowingChooser, type ShowingChooserProps } from "./showing-chooser.tsx";

export { SentShowing, type SentShowingProps } from "./sent-showing.tsx";
export type { ChosenTime, ShowingChooserProps, ShowingDay } from "./showing-chooser.tsx";

/** What a visitor requests: a viewing, or a reply. */
export type RequestKind = "see" | "question";

export interface ListingRequestProps extends Pick<TemplateProps, "resolveImage"> {
  labels: Pick<
    ListingLabels["request"],
    "reply" | "kind" | "see" | "question" | "times" | "home" | "showing"
  >;
  content: Pick<ListingContent, "template" | "lang"> & {
    agent: Pick<ListingAgent, "name" | "portrait" | "contacts">;
  };
  home: { price: string; address: string; photo: Photo | null };
  /** The choices that fill in the message; null for a home that is no longer offered. */
  choices: {
    kind: RequestKind;
    onKindChange: (kind: RequestKind) => void;
    /** The next open houses and another day, offered with `see`; one alone is not shown. */
    times: readonly { value: string; label: string }[];
    time: string;
    onTimeChange: (time: string) => void;
    /** Lines below the times: their zone, and the chosen one where the visitor is. */
    timeNotes: readonly string[];
    /** Another day; null while an open house is chosen. */
    showing: Omit<ShowingChooserProps, "labels"> | null;
  } | null;
  /** The contact form, or its confirmation. */
  children: ReactNode;
}

/** The request form of a home with its agent, photo, price and address, and choices that fill in the message. */
export function ListingRequest(props: ListingRequestProps) {
  const { labels, content, home, choices, resolveImage, children } = props;
  const { photo, price, address } = home;
  // In rows the agent is next to the text.
  const isPlain = listingLayouts[content.template].sections === "rows";
  return (
    <div className={css.card} data-plain={isPlain || undefined}>
      {!isPlain && <Agent {...props} />}
      <div className={css.content}>
        <div className={css.home} data-no-photo={photo === null || undefined}>
          {photo && (
            <div className={css.homePhoto}>
              <FramedPhoto
                photo={photo}
                alt=""
                sizes="176px"
                ratio={[4, 3]}
                max={480}
                resolveImage={resolveImage}
              />
            </div>
          )}
          <p>
            <span className={visuallyHidden}>{labels.home}: </span>
            <b className={css.homePrice}>{price}</b> <span lang="en">{address}</span>
          </p>
        </div>
        {choices && <Choices labels={labels} choices={choices} />}
        {children}
      </div>
    </div>
  );
}

function Agent({ labels, content, resolveImage }: ListingRequestProps) {
  const { name, contacts } = content.agent;
  const phone = contacts.find(({ channel }) => channel === "phone");
  return (
    <div className={css.agent}>
      <AgentPortrait
        agent={content.agent}
        frame={css.portrait}
        monogram={css.monogram}
        tone="plate"
        resolveImage={resolveImage}
      />
      <p className={css.agentText}>
        <b className={css.agentName} {...langAttribute(name.displayName, content.lang)}>
          {name.displayName.text}
        </b>
        {!name.firm && labels.reply}
        {phone && (
          <>
            {!name.firm && <br />}
            <a className={css.agentPhone} href={phone.href}>
              {contactText(phone.href)}
            </a>
          </>
        )}
        {name.firm && (
          <b className={css.agentName} lang={name.firm.lang}>
            {name.firm.text}
          </b>
        )}
        {phone && phone.firm && (
          <a className={css.agentPhone} href={phone.firm.href}>
            {contactText(phone.firm.href)}
          </a>
        )}
        {name.firm && <span className={css.agentReply}>{labels.reply}</span>}
      </p>
    </div>
  );
}

function Choices({
  labels,
  choices,
}: {
  labels: ListingRequestProps["labels"];
  choices: NonNullable<ListingRequestProps["choices"]>;
}) {
  const name = useId();
  const root = useRef<HTMLDivElement>(null);
  const { kind, onKindChange, times, time, onTimeChange, timeNotes, showing } = choices;
  useLayoutEffect(() => {
    // What was chosen before hydration; the next render would overwrite it.
    const [chosenKind, chosenTime] = [...(root.current?.querySelectorAll("input") ?? [])]
      .filter(({ checked }) => checked)
      .map(({ value }) => value);
    if (chosenKind === "question") onKindChange("question");
    else if (chosenTime !== undefined && chosenTime !== time) onTimeChange(chosenTime);
    // Only on mount: afterwards the inputs are controlled.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return (
    <div ref={root} className={css.choices}>
      <SegmentedControl
        label={labels.kind}
        value={kind}
        onChange={onKindChange}
        segments={[
          { value: "see", label: labels.see },
          { value: "question", label: labels.question },
        ]}
      />
      {kind === "see" && times.length > 1 && (
        <fieldset className={css.times}>
          <legend className={css.timesTitle}>{labels.times}</legend>
          <div className={css.chips}>
            {times.map(({ value, label }) => (
              <label key={value} className={css.time}>
                <input
                  type="radio"
                  className={css.timeInput}
                  name={name}
                  value={value}
                  checked={value === time}
                  onChange={() => onTimeChange(value)}
                />
                <span>{label}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {kind === "see" && !showing && timeNotes.length > 0 && (
        <p className={css.timeNotes}>
          {timeNotes.map((note) => (
            <span key={note}>{note}</span>
          ))}
        </p>
      )}
      {kind === "see" && showing && <ShowingChooser labels={labels.showing} {...showing} />}
    </div>
  );
}
