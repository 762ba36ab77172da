import { useMemo } from "react";
import { useIntl } from "react-intl";
import type { Samples } from "./preview-protocol.ts";

/** Texts of the gray samples in the preview, in the language of the interface. */
export function useSamples(): Samples {
  const { formatMessage } = useIntl();
  return useMemo(
    () => ({
      name: formatMessage({ id: "editor.sample.name" }),
      tagline: formatMessage({ id: "editor.sample.tagline" }),
      about: formatMessage({ id: "editor.sample.about" }),
      brokerage: formatMessage({ id: "editor.sample.brokerage" }),
      photo: formatMessage({ id: "editor.sample.photo" }),
    }),
    [formatMessage],
  );
}
