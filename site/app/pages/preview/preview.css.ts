import { templateGlobal as pageGlobal } from "@realtor/ui/style-tools";

/** Set on the root element while the section heights are known; the value is the language. */
export const measured = "data-measured";

// Only visible sections are painted on each key, not all 30.
pageGlobal('section[id^="section-"]', { containIntrinsicBlockSize: "auto 600px" });
pageGlobal(`[${measured}] section[id^="section-"]`, { contentVisibility: "auto" });
