import type { IntlShape } from "react-intl";

const steps = ["1", "2", "3", "4"] as const;

export type ProcessTexts = ReturnType<typeof processTexts>;

/** The formatted texts of the process page. */
export function processTexts({ formatMessage }: Pick<IntlShape, "formatMessage">) {
  return {
    title: formatMessage({ id: "process.title" }),
    lead: formatMessage({ id: "process.lead" }),
    closing: {
      title: formatMessage({ id: "process.close.title" }),
      lead: formatMessage({ id: "process.close.lead" }),
      cta: formatMessage({ id: "process.cta" }),
    },
    need: formatMessage({ id: "process.need" }),
    time: formatMessage({ id: "process.time" }),
    steps: steps.map((step) => ({
      step,
      title: formatMessage({ id: `process.${step}.title` }),
      body: formatMessage({ id: `process.${step}.body` }),
      need: formatMessage({ id: `process.${step}.need` }),
      time: formatMessage({ id: `process.${step}.time` }),
    })),
  };
}
