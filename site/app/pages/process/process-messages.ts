import type { IntlShape } from "react-intl";

const steps = ["1", "2", "3", "4"] as const;

export type ProcessTexts = ReturnType<typeof processTexts>;

/** The formatted texts of the process page; `price` follows the lead. */
export function processTexts(
  { formatMessage }: Pick<IntlShape, "formatMessage">,
  price: string | undefined,
) {
  const lead = formatMessage({ id: "process.lead" });
  return {
    title: formatMessage({ id: "process.title" }),
    lead: price === undefined ? lead : `${lead} ${price}`,
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
