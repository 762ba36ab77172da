import { exact, pageStyle, role } from "@realtor/ui/style-tools";
import { media, numeric, visuallyHidden } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

export const count = pageStyle([
  numeric,
  {
    ...role("body", { weight: "medium" }),
    marginInlineStart: 12,
    color: vars.scheme.text2,
    "@media": { [media.mobile]: { marginInlineStart: 8 } },
  },
]);

export const status = visuallyHidden;

export const notice = pageStyle({ marginBlockEnd: 20 });

export const list = pageStyle({
  transition: `opacity ${vars.motion.fast}`,
  selectors: { "&[data-stale=true]": { opacity: 0.6 } },
});

export const pages = pageStyle({
  marginBlockStart: 24,
  selectors: { "&[data-selecting=true]": { paddingBlockEnd: exact(84, "the bar over it") } },
  "@media": {
    [media.mobile]: {
      selectors: { "&[data-selecting=true]": { paddingBlockEnd: exact(140, "the bar over it") } },
    },
  },
});

export const empty = pageStyle({ paddingBlock: "40px 24px" });
