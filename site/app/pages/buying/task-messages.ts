import { defineMessages } from "#app/i18n/define-messages.ts";

export const taskMessages = defineMessages({
  CA: {
    id: "buying.CA",
    defaultMessage: "In California",
    description: "Heading of the paragraph about California in a step.",
  },
  GA: {
    id: "buying.GA",
    defaultMessage: "In Georgia",
    description: "Heading of the paragraph about Georgia in a step.",
  },
  "1.CA": {
    id: "buying.1.CA",
    defaultMessage:
      "Companies that make home loans are licensed by the state’s Department of Financial Protection and Innovation or its Department of Real Estate.",
    description: "What differs in California in the step about pre-approval.",
  },
  "1.GA": {
    id: "buying.1.GA",
    defaultMessage:
      "Companies that make home loans are licensed by the state’s Department of Banking and Finance.",
    description: "What differs in Georgia in the step about pre-approval.",
  },
  "2.CA": {
    id: "buying.2.CA",
    defaultMessage:
      "A written agreement with the buyer’s broker is required by the time you make an offer. For an individual it lasts at most three months at a time.",
    description: "What differs in California in the step about the search.",
  },
  "2.GA": {
    id: "buying.2.GA",
    defaultMessage:
      "A broker represents you as a client only under a written agreement. Without one you are a customer, and the broker’s duties to you are fewer.",
    description: "What differs in Georgia in the step about the search.",
  },
  "3.CA": {
    id: "buying.3.CA",
    defaultMessage:
      "The usual form lets you withdraw under named contingencies, such as inspection, appraisal and loan, each with a date. Sellers of most homes must give written disclosures about the property and natural hazards.",
    description: "What differs in California in the step about the offer.",
  },
  "3.GA": {
    id: "buying.3.GA",
    defaultMessage:
      "The usual form gives you a due diligence period, whose length you negotiate, in which you may end the contract for any reason. No general disclosure form is required by law, but a seller may not hide known defects.",
    description: "What differs in Georgia in the step about the offer.",
  },
  "4.CA": {
    id: "buying.4.CA",
    defaultMessage:
      "An escrow company or the escrow department of a title company does this, on the written instructions of both sides. An attorney is not required.",
    description: "What differs in California in the step about escrow or attorney review.",
  },
  "4.GA": {
    id: "buying.4.GA",
    defaultMessage:
      "A Georgia attorney conducts the closing and has the title examined. That attorney usually represents the lender; you may hire one of your own.",
    description: "What differs in Georgia in the step about escrow or attorney review.",
  },
  "5.CA": {
    id: "buying.5.CA",
    defaultMessage:
      "Insurance can take time where wildfire is a risk. Start early: the lender wants proof of it before it pays out.",
    description: "What differs in California in the step about loan approval.",
  },
  "5.GA": {
    id: "buying.5.GA",
    defaultMessage:
      "Ask the lender what the state’s intangible recording tax on the loan comes to. It is charged on most home loans of more than three years.",
    description: "What differs in Georgia in the step about loan approval.",
  },
  "6.CA": {
    id: "buying.6.CA",
    defaultMessage:
      "You usually sign before a notary a few days ahead. The sale is complete when the county records the deed. The county then assesses the home anew and may send a supplemental property tax bill.",
    description: "What differs in California in the step about closing.",
  },
  "6.GA": {
    id: "buying.6.GA",
    defaultMessage:
      "Everybody usually signs at the attorney’s office, and keys are often handed over the same day. If the home is your primary residence, apply to the county for the homestead exemption by April 1.",
    description: "What differs in Georgia in the step about closing.",
  },
  "1.a": {
    id: "buying.1.a",
    defaultMessage: "Look up each lender’s license on NMLS Consumer Access",
    description: "Task of the checklist in the step about pre-approval.",
  },
  "1.b": {
    id: "buying.1.b",
    defaultMessage: "Gather pay stubs, tax returns and bank statements",
    description: "Task of the checklist in the step about pre-approval.",
  },
  "1.c": {
    id: "buying.1.c",
    defaultMessage: "Compare written offers from more than one lender",
    description: "Task of the checklist in the step about pre-approval.",
  },
  "2.a": {
    id: "buying.2.a",
    defaultMessage: "Read and sign the agreement with your agent’s broker",
    description: "Task of the checklist in the step about the search.",
  },
  "2.b": {
    id: "buying.2.b",
    defaultMessage: "List what you need and what you can do without",
    description: "Task of the checklist in the step about the search.",
  },
  "2.c": {
    id: "buying.2.c",
    defaultMessage: "Ask for the full yearly cost of each home you like",
    description: "Task of the checklist in the step about the search.",
  },
  "3.a": {
    id: "buying.3.a",
    defaultMessage: "Note every date of the contract in your calendar",
    description: "Task of the checklist in the step about the offer.",
  },
  "3.b": {
    id: "buying.3.b",
    defaultMessage: "Order the inspections that you want",
    description: "Task of the checklist in the step about the offer.",
  },
  "3.c": {
    id: "buying.3.c",
    defaultMessage: "Read all disclosures and ask about what is unclear",
    description: "Task of the checklist in the step about the offer.",
  },
  "4.a": {
    id: "buying.4.a",
    defaultMessage: "Confirm by telephone where the deposit goes",
    description: "Task of the checklist in the step about escrow or attorney review.",
  },
  "4.b": {
    id: "buying.4.b",
    defaultMessage: "Read the preliminary title report or title commitment",
    description: "Task of the checklist in the step about escrow or attorney review.",
  },
  "4.c": {
    id: "buying.4.c",
    defaultMessage: "Ask what an owner’s title insurance policy covers",
    description: "Task of the checklist in the step about escrow or attorney review.",
  },
  "5.a": {
    id: "buying.5.a",
    defaultMessage: "Compare the Loan Estimate with the first written offer",
    description: "Task of the checklist in the step about loan approval.",
  },
  "5.b": {
    id: "buying.5.b",
    defaultMessage: "Answer each request of the lender within a day",
    description: "Task of the checklist in the step about loan approval.",
  },
  "5.c": {
    id: "buying.5.c",
    defaultMessage: "Get homeowners insurance quotes",
    description: "Task of the checklist in the step about loan approval.",
  },
  "6.a": {
    id: "buying.6.a",
    defaultMessage: "Compare the Closing Disclosure with the Loan Estimate",
    description: "Task of the checklist in the step about closing.",
  },
  "6.b": {
    id: "buying.6.b",
    defaultMessage: "Walk through the home before you sign",
    description: "Task of the checklist in the step about closing.",
  },
  "6.c": {
    id: "buying.6.c",
    defaultMessage: "Keep the signed papers in a safe place",
    description: "Task of the checklist in the step about closing.",
  },
});
