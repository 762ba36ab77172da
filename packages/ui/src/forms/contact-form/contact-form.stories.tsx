import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { labelsFor } from "../../labels/labels.ts";
import { wrappingRow, formColumn } from "../../../test/fixtures/story.css.ts";
import { pickByLocale, readToolbar } from "../../../test/fixtures/story-toolbar.ts";
import type { FormErrors } from "../use-form-errors.ts";
import { ContactForm, type ContactFormProps, ContactSent } from "./contact-form.tsx";
import { emptyContact, type ContactValues } from "./contact-values.ts";

/** Fictitious people. */
const people = {
  ko: { lastName: "윤", firstName: "지호", message: "뒷마당이 있는 집을 찾습니다." },
  en: { lastName: "Ellis", firstName: "Jordan", message: "I am looking for a house with a yard." },
  ja: { lastName: "西村", firstName: "遥斗", message: "裏庭のある家を探しています。" },
};

type Globals = Readonly<Record<string, unknown>>;

const labelsIn = (globals: Globals) => labelsFor(readToolbar(globals).locale);

function filledIn(globals: Globals): ContactValues {
  const phone = { phone: "949-555-0161", phoneCountryCode: "US", phoneConfirmed: "" } as const;
  return { ...pickByLocale(globals, people), ...phone, email: "" };
}

const invalidIn = (globals: Globals): ContactValues => ({
  ...filledIn(globals),
  phone: "949-55",
  email: "jiho@",
});

/** A subset of the validation rules of the site. */
function validate({ phone, email }: ContactValues): FormErrors<ContactValues> {
  return {
    ...(phone.length < 7 && { phone: "phone.length" as const }),
    ...(email.endsWith("@") && { email: "email.format" as const }),
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
      metadata={{ idempotencyKey: "story", locale, startedAt: 0 }}
      realtorId="story"
      recipients={{
        agent: "Grace Kim",
        brokerage: "Equity Realty",
        operator: "Example Lending, Inc.",
      }}
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

// The stories keep the values in state, so they have no args.
type Story = StoryObj;

interface StoryOptions extends Omit<ContactProps, "globals" | "initially"> {
  start?: (globals: Globals) => ContactValues;
}

const createStory = ({ start, ...given }: StoryOptions = {}): Story => ({
  render: (_, { globals }) => (
    <div className={formColumn}>
      <Contact globals={globals} initially={start?.(globals)} {...given} />
    </div>
  ),
});

/** Submits two invalid fields, then blurs the focused one. */
async function submitInvalid(form: HTMLElement, globals: Globals): Promise<void> {
  const { contact, errors } = labelsIn(globals);
  const phone = within(form).getByRole("textbox", { name: contact.phone });
  await userEvent.click(within(form).getByRole("button", { name: contact.send }));
  await expect(phone).toHaveAccessibleDescription(errors["phone.length"]);
  phone.blur();
}

export const Default: Story = createStory({ start: () => emptyContact("US") });

export const Filled: Story = createStory();

export const Invalid: Story = {
  ...createStory({ start: invalidIn }),
  name: "Error",
  play: ({ canvasElement, globals }) => submitInvalid(canvasElement, globals),
};

export const Sending: Story = createStory({ state: "sending" });

export const Failure: Story = createStory({ state: "failed" });

export const Success: Story = {
  parameters: { docs: { story: { height: "200px" } } },
  render: (_, { globals }) => <ContactSent labels={labelsIn(globals).contact} />,
};

/** The server response to an invalid submission without JavaScript. */
export const ServerErrors: Story = {
  ...createStory({
    start: invalidIn,
    errors: { phone: "phone.length", email: "email.format" },
  }),
  parameters: { docs: { story: { height: "920px" } } },
};

export const Gallery: Story = {
  render: (_, { globals }) => (
    <div className={wrappingRow}>
      <div className={formColumn}>
        <Contact globals={globals} initially={emptyContact("US")} />
      </div>
      <div className={formColumn} data-state="wrong">
        <Contact globals={globals} initially={invalidIn(globals)} />
      </div>
      <div className={formColumn}>
        <Contact globals={globals} state="sending" />
      </div>
      <div className={formColumn}>
        <Contact globals={globals} state="failed" />
      </div>
      <div className={formColumn}>
        <ContactSent labels={labelsIn(globals).contact} />
      </div>
    </div>
  ),
  play: async ({ canvasElement, globals }) => {
    const wrong = canvasElement.querySelector<HTMLElement>("[data-state=wrong]");
    if (wrong) await submitInvalid(wrong, globals);
    await expect(wrong).not.toBeNull();
  },
};
