import { useMemo } from "react";
import { useIntl } from "react-intl";
import { defineMessages } from "#app/i18n/define-messages.ts";
import type { Samples } from "./preview-protocol.ts";

const sampleMessages = defineMessages({
  name: {
    id: "editor.sample.name",
    defaultMessage: "Your name",
    description: "Sample in the preview, in place of the agent’s name.",
  },
  tagline: {
    id: "editor.sample.tagline",
    defaultMessage: "One sentence about how you work",
    description: "Sample in the preview, in place of the sentence on the first screen.",
  },
  about: {
    id: "editor.sample.about",
    defaultMessage:
      "Before I show you a house I ask questions. Do you want sun in the kitchen at breakfast? How long may the way to work be? Then we look at three houses, not thirty.",
    description: "Sample in the preview, in place of the text about the agent.",
  },
  brokerage: {
    id: "editor.sample.brokerage",
    defaultMessage: "Your brokerage",
    description: "Sample in the preview, in place of the brokerage’s name.",
  },
  photo: {
    id: "editor.sample.photo",
    defaultMessage: "Your photo",
    description: "In the preview, in the empty frame of the agent’s photo.",
  },
});

/** Texts of the gray samples in the preview, in the language of the interface. */
export function useSamples(): Samples {
  const { formatMessage } = useIntl();
  return useMemo(
    () => ({
      name: formatMessage(sampleMessages.name),
      tagline: formatMessage(sampleMessages.tagline),
      about: formatMessage(sampleMessages.about),
      brokerage: formatMessage(sampleMessages.brokerage),
      photo: formatMessage(sampleMessages.photo),
    }),
    [formatMessage],
  );
}
