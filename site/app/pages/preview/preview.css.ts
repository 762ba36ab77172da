import { templateGlobal as pageGlobal } from "@realtor/ui/style-tools";

/** On the document while the height of each section is known, with the language they were measured in. */
export const measured = "data-measured";

// A letter paints the sections that are seen, and not thirty.
pageGlobal('section[id^="section-"]', { containIntrinsicBlockSize: "auto 600px" });
pageGlobal(`[${measured}] section[id^="section-"]`, { contentVisibility: "auto" });
