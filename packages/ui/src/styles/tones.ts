import { vars } from "../theme/contract.css.ts";

const { scheme, platform } = vars;

/** Agent pages do not use platform colors, whose contrast is not guaranteed there. */
const selectors = {
  "[data-scheme] &": {
    color: scheme.text,
    background: scheme.surface2,
    borderColor: scheme.outline,
  },
};

/** Text and background of a part by its meaning. */
export const tones = {
  info: { color: scheme.text, background: platform.blue50, selectors },
  success: { color: platform.green, background: platform.green50, selectors },
  warning: { color: platform.amber, background: platform.amber50, selectors },
};
