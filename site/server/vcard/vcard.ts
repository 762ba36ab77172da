import type { RealtorProfile } from "@realtor/api/loaning";
import { type Lang, langOf, type Locale } from "@realtor/api/locales";
import { checkEmail } from "@realtor/api/rules";
import { etcOf } from "#app/seo/profile-facts.ts";

/**
 * An agent as a vCard 4.0 (RFC 6350): the name in each script, the page's language first, and every
 * way to reach them that the homepage shows.
 */
export function vcardOf(profile: RealtorProfile, locale: Locale, homepage: string): string {
  const names = namesOf(profile, langOf(locale));
  const [first] = names;
  const email = profile.email?.trim();
  const licence = profile.licenseNumber?.trim();
  const lines = [
    "BEGIN:VCARD",
    "VERSION:4.0",
    "KIND:individual",
    ...names.map(({ text, lang }) => `FN;ALTID=1;LANGUAGE=${lang}:${escapeText(text)}`),
    first && `N;LANGUAGE=${first.lang}:${structuredName(first)}`,
    textLine("ORG", etcOf(profile, "home_list_realtor")),
    phoneLine("work,voice", profile.contactPhone),
    phoneLine("work", etcOf(profile, "company_phone")),
    email && checkEmail(email) === null ? textLine("EMAIL;TYPE=work", email) : undefined,
    addressLine(etcOf(profile, "company_address")),
    `URL:${homepage}`,
    textLine("NOTE", licence && `License ${licence}`),
    `REV:${profile.updatedAt.replaceAll(/[-:]|\.\d+/g, "")}`,
    "END:VCARD",
  ];
  return lines.flatMap((line) => (line ? [`${fold(line)}\r\n`] : [])).join("");
}

interface Name {
  text: string;
  lang: Lang;
}

function namesOf(profile: RealtorProfile, lang: Lang): Name[] {
  const texts: [Lang, string | undefined][] = [
    ["ko", etcOf(profile, "korea_name")],
    ["en", profile.userName],
    ["ja", profile.presentation?.nameJa],
  ];
  const names = texts.flatMap(([one, text]) =>
    tidy(text) ? [{ lang: one, text: tidy(text) }] : [],
  );
  // Every card has a name (RFC 6350, 6.2.1).
  if (names.length === 0) return [{ lang: "en", text: profile.desiredUrl }];
  return names.toSorted((a, b) => Number(b.lang === lang) - Number(a.lang === lang));
}

/** Family and given name, as far as a space tells them apart: last in English, first elsewhere. */
function structuredName({ text, lang }: Name): string {
  const parts = text.split(" ");
  const [family, given] =
    parts.length < 2
      ? ["", text]
      : lang === "en"
        ? [parts.at(-1), parts.slice(0, -1).join(" ")]
        : [parts[0], parts.slice(1).join(" ")];
  return `${escapeText(family ?? "")};${escapeText(given ?? "")};;;`;
}

function textLine(property: string, value: string | undefined): string | undefined {
  return tidy(value) ? `${property}:${escapeText(tidy(value))}` : undefined;
}

function addressLine(address: string | undefined): string | undefined {
  return tidy(address) ? `ADR;TYPE=work:;;${escapeText(tidy(address))};;;;` : undefined;
}

/** A number of ten digits without a country code is a US one. */
function phoneLine(types: string, phone: string | undefined): string | undefined {
  const digits = phone?.replaceAll(/\D/g, "") ?? "";
  if (digits.length < 7 || digits.length > 15) return undefined;
  const plus = phone?.trim().startsWith("+") ? "+" : digits.length === 10 ? "+1" : "";
  return `TEL;VALUE=uri;TYPE="${types}":tel:${plus}${digits}`;
}

/** Line breaks become spaces, and what is not seen goes. */
function tidy(text: string | undefined): string {
  return (text ?? "")
    .replaceAll(/\s+/gu, " ")
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, "")
    .trim();
}

function escapeText(text: string): string {
  return text.replaceAll(/[\\,;]/g, String.raw`\$&`);
}

/** Lines of at most 75 octets, never cut inside a character (RFC 6350, 3.2). */
function fold(line: string): string {
  let folded = "";
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > 75) {
      folded += "\r\n ";
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
