import { defineMessages } from "#app/i18n/define-messages.ts";

/** Why a wording may break the law or the rules of advertising. */
export const wordingMessages = defineMessages({
  steering: {
    id: "editor.check.wording.steering",
    defaultMessage:
      "Saying whom a neighborhood suits can break fair-housing law. Describe the home, not who should live in it.",
    description: "Explanation of a wording that says for whom a neighborhood is suitable.",
  },
  school: {
    id: "editor.check.wording.school",
    defaultMessage:
      "Promising good schools can steer buyers. Name the district or a source instead.",
    description: "Explanation of a wording that praises schools.",
  },
  superlative: {
    id: "editor.check.wording.superlative",
    defaultMessage:
      "“Best” or “number one” without a source can break advertising rules. Add the period and the source.",
    description: "Explanation of a superlative without a source.",
  },
  guarantee: {
    id: "editor.check.wording.guarantee",
    defaultMessage: "Results cannot be promised.",
    description: "Explanation of a wording that promises results.",
  },
  capitals: {
    id: "editor.check.wording.capitals",
    defaultMessage: "Sentences in capitals are hard to read.",
    description: "Explanation of a sentence in capital letters.",
  },
});
