import type { ContactRequest } from "@realtor/api/loaning";
import type { Locale } from "@realtor/api/locales";
import { personName } from "#app/i18n/formats/text-formats.ts";
import { listingName } from "./contact-listing.ts";
import texts from "./reply-templates.json";

/** Not messages: they are in the language of the visitor, and their meaning in that of the page. */
const templates: Record<Locale, Record<TemplateId | "hello", string>> = texts;

export type TemplateId = "showing" | "available" | "call" | "ask";

type Request = Pick<ContactRequest, "lastName" | "firstName" | "name" | "listing">;

/** The templates that suit a request: about a home, or without one. */
export function templatesFor({ listing }: Pick<Request, "listing">): readonly TemplateId[] {
  return listing ? ["showing", "available", "call", "ask"] : ["ask", "call"];
}

/** The sentences of a template without greeting and name, which are the same for every request. */
export function templateBody(id: TemplateId, request: Request, locale: Locale): string {
  return templates[locale][id].replace("{home}", () =>
    request.listing ? streetOf(listingName(request.listing)) : "",
  );
}

/** A reply in the language of the visitor, from the greeting to the agent's name. */
export function writeReply(
  id: TemplateId,
  request: Request,
  { locale, agent }: { locale: Locale; agent: string },
): string {
  const hello = templates[locale].hello.replace("{name}", () => greetedName(request, locale));
  return [hello, templateBody(id, request, locale), agent].filter(Boolean).join("\n");
}

/** English greets by the given name, Japanese by the family name, Korean by the whole name. */
function greetedName({ lastName, firstName, name }: Request, locale: Locale): string {
  if (locale === "en" && firstName !== "") return firstName;
  if (locale === "ja-JP" && lastName !== "") return lastName;
  return personName(lastName, firstName, locale) || name;
}

/** "6591 Stonefield Lane" of "6591 Stonefield Lane, Irvine, CA". */
function streetOf(address: string): string {
  return address.split(",", 1)[0] ?? address;
}
