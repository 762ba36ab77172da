import { pageStyle, role } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";
import { compact } from "#app/admin/editor-bar.ts";

/** On a phone the bar of the form has the language, and there is no choice of devices. */
export const tools = pageStyle({ "@media": { [media.mobile]: { display: "none" } } });

export const caption = pageStyle({ ...role("caption"), color: vars.platform.s600 });

export const language = pageStyle({ "@media": { [compact]: { display: "none" } } });
