import { pageStyle } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";

const { platform } = vars;

export const row = pageStyle({
  minHeight: 60,
  paddingBlock: 8,
  borderBlock: `1px solid ${platform.s200}`,
});

export const address = pageStyle({ minWidth: 0 });

export const label = pageStyle({ display: "block" });

export const editor = pageStyle({
  paddingBlock: 16,
  borderBlock: `1px solid ${platform.s200}`,
});

export const buttons = pageStyle({ marginBlockStart: 12 });
