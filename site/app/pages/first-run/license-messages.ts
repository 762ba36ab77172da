import { defineMessages } from "#app/i18n/define-messages.ts";

export const stateMessages = defineMessages({
  CA: {
    id: "first-run.state.CA",
    defaultMessage: "California",
    description: "Choice: the state that licensed the agent.",
  },
  GA: {
    id: "first-run.state.GA",
    defaultMessage: "Georgia",
    description: "Choice: the state that licensed the agent.",
  },
});

export const licenseMessages = defineMessages({
  state: {
    id: "first-run.state",
    defaultMessage: "Licensed in",
    description: "Label of the choice of the state that licensed the agent.",
  },
  license: {
    id: "first-run.license",
    defaultMessage: "Your license number",
    description: "Label of the license number before a state is chosen.",
  },
  license_CA: {
    id: "first-run.license.CA",
    defaultMessage: "Your DRE license number",
    description: "Label of the license number in California, whose authority is the DRE.",
  },
  license_GA: {
    id: "first-run.license.GA",
    defaultMessage: "Your GREC license number",
    description: "Label of the license number in Georgia, whose authority is the GREC.",
  },
  licenseHint: {
    id: "first-run.license.hint",
    defaultMessage: "{digits} digits, printed on your license",
    description: "Hint at the license number; {digits} is how many it has.",
  },
  licenseGood: {
    id: "first-run.license.good",
    defaultMessage: "The number looks right",
    description: "Status: the license number has the right form. It was not verified.",
  },
  city: {
    id: "first-run.city",
    defaultMessage: "City you work in",
    description: "Label of the field for the city in which the agent works.",
  },
  cityHint: {
    id: "first-run.city.hint",
    defaultMessage: "One is enough to begin. We find your listings in this state.",
    description: "Hint at the field for the city in which the agent works.",
  },
  brokerage: {
    id: "first-run.brokerage",
    defaultMessage: "Brokerage",
    description: "Label of the field for the brokerage.",
  },
  brokerageHint: {
    id: "first-run.brokerage.hint",
    defaultMessage: "Type a few letters and choose, or enter the name as on the license",
    description: "Hint at the field for the brokerage.",
  },
  brokerageLicense: {
    id: "first-run.brokerageLicense",
    defaultMessage: "Brokerage license number",
    description: "Label of the field for the brokerage’s license number.",
  },
  brokeragePhone: {
    id: "first-run.brokeragePhone",
    defaultMessage: "Brokerage phone number",
    description: "Label of the field for the brokerage’s phone number, which Georgia requires.",
  },
  filled: {
    id: "first-run.brokerage.filled",
    defaultMessage: "Filled in from the brokerage",
    description: "Status below the brokerage’s license number after a known one was chosen.",
  },
});
