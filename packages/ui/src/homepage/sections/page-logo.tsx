import { useMark } from "../field-marks.ts";
import type { TemplateProps } from "../template-props.ts";
import { BrokerageLogo } from "./brokerage-logo.tsx";

type PageLogoProps = Pick<TemplateProps, "resolveImage"> & {
  content: Pick<TemplateProps["content"], "logo">;
  /** Width and height in px. */
  size: number;
};

/** The brokerage's logo on a homepage. Renders nothing without one. */
export function PageLogo({ content: { logo }, size, resolveImage }: PageLogoProps) {
  const mark = useMark();
  if (!logo) return null;
  return <BrokerageLogo {...mark("photo-logo")} {...{ logo, size, resolveImage }} />;
}
