import type { Template } from "@realtor/api/loaning";
import type { CountryCode } from "@realtor/api/rules";
import type { ContactRecipients } from "@realtor/ui/contact-form";
import type { HomepageContent, TemplateLabels } from "@realtor/ui/templates";
import type { FormState } from "#app/page.ts";
import type { FormatCache } from "#app/i18n/formats/format-cache.ts";

/** Serializable props of a homepage. */
export interface HomepageProps {
  /** Without those of other pages, which would be part of the document. */
  labels: TemplateLabels;
  content: HomepageContent;
  /** The homepage's slug, also on an own domain. */
  desiredUrl: string;
  /** URL of the platform's landing page, which is on another host for an own domain. */
  builder: string;
  /** Recipient of the contact form. */
  realtorId: string;
  recipients: ContactRecipients;
  phoneCountry: CountryCode | "";
  /** Result of a contact form posted without script. */
  form: FormState | null;
  /** Time of rendering, in milliseconds since the Unix epoch. */
  startedAt: number;
  /** Numbers and dates formatted on the server; filled during rendering. */
  written?: FormatCache;
}

/** Templates whose headings are set in the serif family, which other pages do not load. */
export const usesSerif: Readonly<Record<Template, boolean>> = {
  portrait: false,
  panorama: false,
  editorial: true,
  atelier: false,
  brokerage: false,
};
