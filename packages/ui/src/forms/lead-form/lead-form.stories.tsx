import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, within } from "storybook/test";
import { SidePanel } from "../../components/side-panel/side-panel.tsx";
import { StaticPanel } from "../../components/side-panel/static-panel.tsx";
import { labelsFor } from "../../labels/labels.ts";
import { panelColumn, sheet } from "../../private/story-sheet.css.ts";
import { pickWords, readToolbar } from "../../private/story-toolbar.ts";
import type { FormErrors } from "../form-errors.ts";
import { LeadForm, type LeadFormProps } from "./lead-form.tsx";
import { LeadSent } from "./lead-sent.tsx";
import { emptyLead, type LeadValues } from "./lead-values.ts";

/** People who do not exist. */
const people = {
  ko: { name: "윤지호", area: "어바인, 라구나니겔" },
  en: { name: "Jordan Ellis", area: "Irvine, Laguna Niguel" },
  ja: { name: "西村 遥斗", area: "アーバイン、トーランス" },
};

type Globals = Readonly<Record<string, unknown>>;

const labelsIn = (globals: Globals) => labelsFor(readToolbar(globals).locale);

function filledIn(globals: Globals): LeadValues {
  return {
    ...pickWords(globals, people),
    phone: "949-555-0161",
    phoneCountryCode: "US",
    hasSite: "N",
    privacyConsent: true,
    contactConsent: true,
  };
}

const wrongIn = (globals: Globals): LeadValues => ({
  ...filledIn(globals),
  area: "",
  phone: "949-55",
});

/** The rules of the site in short. */
function validate({ area, phone }: LeadValues): FormErrors<LeadValues> {
  return {
    ...(area === "" && { area: "required" as const }),
    ...(phone.length < 7 && { phone: "phone.length" as const }),
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
      frame={{ idempotencyKey: "story", locale: "ko", startedAt: 0 }}
      privacyHref="#privacy"
    />
  );
}

function Sent({ globals }: { globals: Globals }) {
  const { name } = pickWords(globals, people);
  const { lead } = labelsIn(globals);
  return (
    <LeadSent labels={lead} recipient={`${name}, +1 949-555-0161`} samplesHref="#" heading="h2" />
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

// The stories hold the values themselves: none of them takes an argument.
type Story = StoryObj;

interface Looks extends Omit<LeadProps, "globals" | "initially"> {
  start?: (globals: Globals) => LeadValues;
  sent?: boolean;
}

const inPanel = ({ start, sent = false, ...given }: Looks = {}): Story => ({
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

/** Sends the form that has two wrong fields, and leaves the field that took the focus. */
async function sendWrong(panel: HTMLElement, globals: Globals): Promise<void> {
  const { lead } = labelsIn(globals);
  const area = within(panel).getByRole("textbox", { name: lead.area });
  await userEvent.click(within(panel).getByRole("button", { name: lead.send }));
  await expect(area).toHaveAccessibleDescription(`${lead.areaRequired} ${lead.areaHint}`);
  area.blur();
}

export const Default: Story = inPanel({ start: () => emptyLead("US") });

export const Filled: Story = inPanel();

export const Invalid: Story = {
  ...inPanel({ start: wrongIn }),
  name: "Error",
  play: async ({ globals }) => sendWrong(await screen.findByRole("dialog"), globals),
};

/** Pressed before both consents are ticked. */
export const ConsentMissing: Story = {
  ...inPanel({ start: (globals) => ({ ...filledIn(globals), contactConsent: false }) }),
  play: async ({ globals }) => {
    const { lead } = labelsIn(globals);
    await userEvent.click(await screen.findByRole("button", { name: lead.send }));
    await expect(screen.getByRole("alert")).toHaveTextContent(lead.consentAlert);
    await expect(screen.getByRole("checkbox", { name: lead.contactConsent })).toBeInvalid();
  },
};

export const Sending: Story = inPanel({ state: "sending" });

export const Failure: Story = inPanel({ state: "failed" });

export const Success: Story = inPanel({ sent: true });

/** The server's answer to a form sent without script. */
export const Refused: Story = inPanel({
  start: wrongIn,
  errors: { area: "required", phone: "phone.length" },
});

export const Gallery: Story = {
  render: (_, { globals }) => {
    const { lead } = labelsIn(globals);
    const panel = { title: lead.title, closeLabel: lead.close, closeHref: "#" };
    return (
      <div className={sheet}>
        <div className={panelColumn}>
          <StaticPanel {...panel}>
            <Lead globals={globals} initially={emptyLead("US")} />
          </StaticPanel>
        </div>
        <div className={panelColumn} data-state="wrong">
          <StaticPanel {...panel}>
            <Lead globals={globals} initially={wrongIn(globals)} />
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
    if (wrong) await sendWrong(wrong, globals);
    await expect(wrong).not.toBeNull();
  },
};
