import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, within } from "storybook/test";
import { SidePanel } from "../../components/side-panel/side-panel.tsx";
import { StaticPanel } from "../../components/side-panel/static-panel.tsx";
import { labelsFor } from "../../labels/labels.ts";
import { panelColumn, wrappingRow } from "../../../test/fixtures/story.css.ts";
import { pickByLocale, readToolbar } from "../../../test/fixtures/story-toolbar.ts";
import type { FormErrors } from "../use-form-errors.ts";
import { LeadForm, type LeadFormProps, LeadSent } from "./lead-form.tsx";
import { emptyLead, type LeadValues } from "./lead-values.ts";

/** Fictitious people. */
const people = {
  ko: { name: "윤지호", area: "어바인, 라구나니겔" },
  en: { name: "Jordan Ellis", area: "Irvine, Laguna Niguel" },
  ja: { name: "西村 遥斗", area: "アーバイン、トーランス" },
};

type Globals = Readonly<Record<string, unknown>>;

const labelsIn = (globals: Globals) => labelsFor(readToolbar(globals).locale);

function filledIn(globals: Globals): LeadValues {
  return {
    ...pickByLocale(globals, people),
    phone: "949-555-0161",
    phoneCountryCode: "US",
    phoneConfirmed: "",
    hasSite: "N",
    privacyConsent: true,
    contactConsent: true,
  };
}

const invalidIn = (globals: Globals): LeadValues => ({
  ...filledIn(globals),
  area: "",
  phone: "949-55",
});

/** A subset of the validation rules of the site. */
function validate({ area, phone, contactConsent }: LeadValues): FormErrors<LeadValues> {
  return {
    ...(area === "" && { area: "required" as const }),
    ...(phone.length < 7 && { phone: "phone.length" as const }),
    ...(!contactConsent && { contactConsent: "consent.required" as const }),
  };
}

interface LeadProps extends Partial<Pick<LeadFormProps, "state" | "errors">> {
  globals: Globals;
  initially?: LeadValues | undefined;
}

function Lead({ globals, initially = filledIn(globals), state = "idle", errors }: LeadProps) {
  const [values, setValues] = useState(initially);
  const { lead, common, errors: errorLabels, countries } = labelsIn(globals);
  return (
    <LeadForm
      labels={lead}
      common={common}
      errorLabels={errorLabels}
      countries={[
        { value: "US", label: `${countries.US} +1` },
        { value: "KR", label: `${countries.KR} +82` },
      ]}
      values={values}
      onChange={setValues}
      validate={validate}
      errors={errors}
      state={state}
      onSubmit={() => undefined}
      action="#"
      metadata={{ idempotencyKey: "story", locale: "ko", startedAt: 0 }}
      operator="Example Lending, Inc."
      privacyHref="#privacy"
    />
  );
}

function Sent({ globals }: { globals: Globals }) {
  const { name } = pickByLocale(globals, people);
  const { lead } = labelsIn(globals);
  return (
    <LeadSent
      labels={lead}
      recipient={`${name}, +1 949-555-0161`}
      samplesHref="#"
      headingLevel={2}
    />
  );
}

const meta = {
  title: "Forms/LeadForm",
  component: LeadForm,
  argTypes: {
    labels: { table: { type: { summary: "LeadLabels" } } },
    common: { table: { type: { summary: "CommonLabels" } } },
  },
  parameters: {
    layout: "fullscreen",
    docs: { story: { inline: false, height: "900px" } },
  },
} satisfies Meta<typeof LeadForm>;
export default meta;

// The stories keep the values in state, so they have no args.
type Story = StoryObj;

interface StoryOptions extends Omit<LeadProps, "globals" | "initially"> {
  start?: (globals: Globals) => LeadValues;
  sent?: boolean;
}

const createStory = ({ start, sent = false, ...given }: StoryOptions = {}): Story => ({
  render: (_, { globals }) => {
    const { lead } = labelsIn(globals);
    return (
      <SidePanel
        open
        onOpenChange={() => undefined}
        title={lead.title}
        titleHidden={sent}
        closeLabel={lead.close}
      >
        {sent ? (
          <Sent globals={globals} />
        ) : (
          <Lead globals={globals} initially={start?.(globals)} {...given} />
        )}
      </SidePanel>
    );
  },
});

/** Submits two invalid fields, then blurs the focused one. */
async function submitInvalid(panel: HTMLElement, globals: Globals): Promise<void> {
  const { lead } = labelsIn(globals);
  const area = within(panel).getByRole("textbox", { name: lead.area });
  await userEvent.click(within(panel).getByRole("button", { name: lead.send }));
  await expect(area).toHaveAccessibleDescription(`${lead.areaRequired} ${lead.areaHint}`);
  area.blur();
}

export const Default: Story = createStory({ start: () => emptyLead("US") });

export const Filled: Story = createStory();

export const Invalid: Story = {
  ...createStory({ start: invalidIn }),
  name: "Error",
  play: async ({ globals }) => submitInvalid(await screen.findByRole("dialog"), globals),
};

/** Submitted before both consents are checked. */
export const ConsentMissing: Story = {
  ...createStory({ start: (globals) => ({ ...filledIn(globals), contactConsent: false }) }),
  play: async ({ globals }) => {
    const { lead } = labelsIn(globals);
    await userEvent.click(await screen.findByRole("button", { name: lead.send }));
    await expect(await screen.findByRole("alert")).toHaveTextContent(lead.consentAlert);
    await expect(screen.getByRole("checkbox", { name: lead.contactConsent })).toBeInvalid();
  },
};

export const Sending: Story = createStory({ state: "sending" });

export const Failure: Story = createStory({ state: "failed" });

export const Success: Story = createStory({ sent: true });

/** The server response to an invalid submission without JavaScript. */
export const ServerErrors: Story = createStory({
  start: invalidIn,
  errors: { area: "required", phone: "phone.length" },
});

export const Gallery: Story = {
  render: (_, { globals }) => {
    const { lead } = labelsIn(globals);
    const panel = { title: lead.title, closeLabel: lead.close, closeHref: "#" };
    return (
      <div className={wrappingRow}>
        <div className={panelColumn}>
          <StaticPanel {...panel}>
            <Lead globals={globals} initially={emptyLead("US")} />
          </StaticPanel>
        </div>
        <div className={panelColumn} data-state="wrong">
          <StaticPanel {...panel}>
            <Lead globals={globals} initially={invalidIn(globals)} />
          </StaticPanel>
        </div>
        {(["sending", "failed"] as const).map((state) => (
          <div key={state} className={panelColumn}>
            <StaticPanel {...panel}>
              <Lead globals={globals} state={state} />
            </StaticPanel>
          </div>
        ))}
        <div className={panelColumn}>
          <StaticPanel {...panel} titleHidden>
            <Sent globals={globals} />
          </StaticPanel>
        </div>
      </div>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const wrong = canvasElement.querySelector<HTMLElement>("[data-state=wrong]");
    if (wrong) await submitInvalid(wrong, globals);
    await expect(wrong).not.toBeNull();
  },
};
