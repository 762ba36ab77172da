"use client";

import { useId, useRef } from "react";
import { formatTemplate } from "../../format.ts";
import type { PhoneLabels } from "../../labels/form-labels.ts";
import { numeric, visuallyHidden } from "../../styles/layout.css.ts";
import { Button } from "../button/button.tsx";
import { InfoIcon } from "../icons/page-icons.ts";
import * as css from "./phone-question.css.ts";

/** A phone number that can be read in two countries. */
export interface PhoneReadings {
  /** As they are dialed: "+82 213 555 0147", "+1 (213) 555-0147". */
  typed: string;
  us: string;
}

export interface PhoneQuestionProps {
  /** `labelsFor(locale).phone`. */
  labels: PhoneLabels;
  /** The typed country with its dial code: "대한민국 +82". */
  country: string;
  /** Null while there is nothing to ask. */
  readings: PhoneReadings | null;
  /** `us` after the number was changed to one of the United States. */
  answer: "typed" | "us" | null;
  onAnswer: (answer: "typed" | "us") => void;
  /** Takes back the change to a number of the United States. */
  onUndo: () => void;
}

/**
 * Asks below a phone field which country its number has; neither answer is chosen in advance
 * (docs/spec/forms.md#a-number-in-doubt). The focus stays in the field when the question appears.
 */
export function PhoneQuestion(props: PhoneQuestionProps) {
  const { labels, country, readings, answer, onAnswer, onUndo } = props;
  const name = useId();
  // The control that was used disappears with its answer, so the focus moves to the next one.
  const movesFocus = useRef(false);
  const focusNext = (element: HTMLElement | null) => {
    if (!element || !movesFocus.current) return;
    movesFocus.current = false;
    element.focus();
  };
  const isChanged = answer === "us";
  const choices = readings && [
    { value: "us" as const, number: readings.us, label: labels.toUs },
    {
      value: "typed" as const,
      number: readings.typed,
      label: formatTemplate(labels.keep, { country }),
    },
  ];
  return (
    <>
      <output className={visuallyHidden}>
        {isChanged ? labels.changed : readings && labels.question}
      </output>
      {isChanged ? (
        <p className={css.changed}>
          <span aria-hidden="true">{labels.changed}</span>
          <Button
            variant="text"
            ref={focusNext}
            onClick={() => {
              movesFocus.current = true;
              onUndo();
            }}
          >
            {labels.undo}
          </Button>
        </p>
      ) : (
        choices && (
          <fieldset className={css.question}>
            <legend className={css.legend}>
              <InfoIcon />
              <span>{labels.question}</span>
            </legend>
            {choices.map(({ value, number, label }, index) => (
              <label key={value} className={css.choice} htmlFor={`${name}-${value}`}>
                <input
                  id={`${name}-${value}`}
                  type="radio"
                  // Outside of the fields that a form submits.
                  form=""
                  name={name}
                  className={css.radio}
                  checked={answer === value}
                  ref={index === 0 ? focusNext : undefined}
                  onChange={() => {
                    movesFocus.current = value === "us";
                    onAnswer(value);
                  }}
                />
                <span className={`${css.number} ${numeric}`}>{number}</span>
                <span className={css.choiceLabel}>{label}</span>
              </label>
            ))}
          </fieldset>
        )
      )}
    </>
  );
}
