import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { labelsFor } from "../../labels/labels.ts";
import { sheet } from "../../private/story-sheet.css.ts";
import { pickWords, readToolbar } from "../../private/story-toolbar.ts";
import type { FormErrors } from "../form-errors.ts";
import { ContactForm, type ContactFormProps } from "./contact-form.tsx";
import { place } from "./contact-form.stories.css.ts";
import { ContactSent } from "./contact-sent.tsx";
import { emptyContact, type ContactValues } from "./contact-values.ts";

/** People who do not exist. */
const people = {
  ko: { lastName: "윤", firstName: "지호", message: "뒷마당이 있는 집을 찾습니다." },
  en: { lastName: "Ellis", firstName: "Jordan", message: "I am looking for a house with a yard." },
  ja: { lastName: "西村", firstName: "遥斗", message: "裏庭のある家を探しています。" },
};

type Globals = Readonly<Record<string, unknown>>;

const labelsIn = (globals: Globals) => labelsFor(readToolbar(globals).locale);

function filledIn(globals: Globals): ContactValues {
  const phone = { phone: "949-555-0161", phoneCountryCode: "US" };
  return { ...pickWords(globals, people), ...phone, email: "", isTerm: true };
}

const wrongIn = (globals: Globals): ContactValues => ({
  ...filledIn(globals),
  phone: "949-55",
  email: "jiho@",
  isTerm: false,
});

/** The rules of the site in short. */
function validate({ phone, email, isTerm }: ContactValues): FormErrors<ContactValues> {
  return {
    ...(phone.length < 7 && { phone: "phone.length" as const }),
    ...(email.endsWith("@") && { email: "email.format" as const }),
    ...(!isTerm && { isTerm: "consent.required" as const }),
  };
}

interface ContactProps extends Partial<Pick<ContactFormProps, "state" | "errors">> {
  globals: Globals;
  initially?: ContactValues | undefined;
}

function Contact({ globals, initially = filledIn(globals), state = "idle", errors }: ContactProps) {
  const [values, setValues] = useState(initially);
  const { locale } = readToolbar(globals);
  const { contact, common, errors: errorLabels, countries } = labelsIn(globals);
  return (
    <ContactForm
      labels={contact}
      common={common}
      errorLabels={errorLabels}
      countries={[
        { value: "US", label: `${countries.US} +1` },
        { value: "KR", label: `${countries.KR} +82` },
      ]}
      nameOrder={locale === "en" ? "first-last" : "last-first"}
      values={values}
      onChange={setValues}
      validate={validate}
      errors={errors}
      state={state}
      onSubmit={() => undefined}
      action="#"
      frame={{ idempotencyKey: "story", locale, startedAt: 0 }}
      realtorId="story"
      privacyHref="#privacy"
    />
  );
}

const meta = {
  title: "Forms/ContactForm",
  component: ContactForm,
  argTypes: {
    labels: { table: { type: { summary: "ContactLabels" } } },
    common: { table: { type: { summary: "CommonLabels" } } },
  },
  parameters: { docs: { story: { inline: false, height: "720px" } } },
} satisfies Meta<typeof ContactForm>;
export default meta;

// The stories hold the values themselves: none of them takes an argument.
type Story = StoryObj;

interface Looks extends Omit<ContactProps, "globals" | "initially"> {
  start?: (globals: Globals) => ContactValues;
}

const showing = ({ start, ...given }: Looks = {}): Story => ({
  render: (_, { globals }) => (
    <div className={place}>
      <Contact globals={globals} initially={start?.(globals)} {...given} />
    </div>
  ),
});

/** Sends a form that has three wrong fields, and leaves the field that took the focus. */
async function sendWrong(form: HTMLElement, globals: Globals): Promise<void> {
  const { contact, errors } = labelsIn(globals);
  const phone = within(form).getByRole("textbox", { name: contact.phone });
  await userEvent.click(within(form).getByRole("button", { name: contact.send }));
  await expect(phone).toHaveAccessibleDescription(errors["phone.length"]);
  phone.blur();
}

export const Default: Story = showing({ start: () => emptyContact("US") });

export const Filled: Story = showing();

export const Invalid: Story = {
  ...showing({ start: wrongIn }),
  name: "Error",
  play: ({ canvasElement, globals }) => sendWrong(canvasElement, globals),
};

export const Sending: Story = showing({ state: "sending" });

export const Failure: Story = showing({ state: "failed" });

export const Success: Story = {
  parameters: { docs: { story: { height: "200px" } } },
  render: (_, { globals }) => <ContactSent labels={labelsIn(globals).contact} />,
};

/** The server's answer to a form sent without script. */
export const Refused: Story = {
  ...showing({
    start: wrongIn,
    errors: { phone: "phone.length", email: "email.format", isTerm: "consent.required" },
  }),
  parameters: { docs: { story: { height: "920px" } } },
};

export const Gallery: Story = {
  render: (_, { globals }) => (
    <div className={sheet}>
      <div className={place}>
        <Contact globals={globals} initially={emptyContact("US")} />
      </div>
      <div className={place} data-state="wrong">
        <Contact globals={globals} initially={wrongIn(globals)} />
      </div>
      <div className={place}>
        <Contact globals={globals} state="sending" />
      </div>
      <div className={place}>
        <Contact globals={globals} state="failed" />
      </div>
      <div className={place}>
        <ContactSent labels={labelsIn(globals).contact} />
      </div>
    </div>
  ),
  play: async ({ canvasElement, globals }) => {
    const wrong = canvasElement.querySelector<HTMLElement>("[data-state=wrong]");
    if (wrong) await sendWrong(wrong, globals);
    await expect(wrong).not.toBeNull();
  },
};
