import { baseGlobal } from "./layer-style.ts";
import { vars } from "../theme/contract.css.ts";
import "../theme/platform.css.ts";

// Each [data-scheme] sets its own background and text color.
baseGlobal("[data-scheme]", {
  color: vars.scheme.text,
  background: vars.scheme.surface,
  fontSize: vars.bodySize,
  vars: { [vars.planGround]: vars.scheme.surface },
});

baseGlobal(":focus-visible", {
  outline: `3px solid ${vars.scheme.focus}`,
  outlineOffset: 3,
});
