import type { ContactRecipients } from "@realtor/ui/contact-form";
import { isFirm } from "@realtor/ui/labels";
import type { HomepageContent } from "@realtor/ui/templates";
import { wordmark } from "#app/layout/wordmark.ts";

type Sender = Pick<HomepageContent, "template" | "name"> & {
  facts: Pick<HomepageContent["facts"], "brokerage">;
};

/**
 * Who gets the messages of an agent's pages, as the notice of the contact form names them; the product while its
 * company is not known.
 */
export function contactRecipients(
  { template, name, facts }: Sender,
  company: string | null,
): ContactRecipients {
  return {
    agent: name.displayName.text,
    // The page of a firm has the firm as its agent.
    brokerage: isFirm(template) ? null : (facts.brokerage?.text ?? null),
    operator: company ?? wordmark,
  };
}
