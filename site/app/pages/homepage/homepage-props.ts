import type { CountryCode } from "@realtor/api/rules";
import type { Labels } from "@realtor/ui/labels";
import type { HomepageContent } from "@realtor/ui/templates";
import type { FormState } from "#app/data/form-state.ts";
import type { Written } from "#app/i18n/formats/written-formats.ts";

/** All a homepage shows that its address does not say. Plain JSON. */
export interface HomepageProps {
  labels: Labels;
  content: HomepageContent;
  /** The homepage's own address, on an own domain too. */
  desiredUrl: string;
  /** Address of the product's landing page, which is elsewhere on an own domain. */
  builder: string;
  /** Whom the contact form writes to. */
  realtorId: string;
  phoneCountry: CountryCode | "";
  /** How the contact form stands when it was posted without script. */
  form: FormState | null;
  /** When the page was made, in milliseconds since 1970. */
  startedAt: number;
  /** Numbers and dates of the page as the server wrote them; it fills this as it renders. */
  written?: Written;
}
