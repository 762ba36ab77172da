import type { RealtorProfile } from "@realtor/api/loaning";
import { type Lang, htmlLang, type Locale } from "@realtor/api/locales";
import { checkEmail } from "@realtor/api/rules";
import { getEtcInfo } from "#app/seo/profile-facts.ts";

/**
 * Creates a vCard 4.0 (RFC 6350) of an agent: the name in each script, the page's language first,
 * and the contact data shown on the homepage.
 */
export function createVcard(profile: RealtorProfile, locale: Locale, homepage: string): string {
  const names = getNames(profile, htmlLang(locale));
  const [first] = names;
  const email = profile.email?.trim();
  const license = profile.licenseNumber?.trim();
  const lines = [
    "BEGIN:VCARD",
    "VERSION:4.0",
    "KIND:individual",
    ...names.map(({ text, lang }) => `FN;ALTID=1;LANGUAGE=${lang}:${escapeText(text)}`),
    first && `N;LANGUAGE=${first.lang}:${structuredName(first)}`,
    textLine("ORG", getEtcInfo(profile, "home_list_realtor")),
    phoneLine("work,voice", profile.contactPhone),
    phoneLine("work", getEtcInfo(profile, "company_phone")),
    email && checkEmail(email) === null ? textLine("EMAIL;TYPE=work", email) : undefined,
    addressLine(getEtcInfo(profile, "company_address")),
    `URL:${homepage}`,
    textLine("NOTE", license && `License ${license}`),
    `REV:${profile.updatedAt.replaceAll(/[-:]|\.\d+/g, "")}`,
    "END:VCARD",
  ];
  return lines.flatMap((line) => (line ? [`${fold(line)}\r\n`] : [])).join("");
}

interface Name {
  text: string;
  lang: Lang;
}

function getNames(profile: RealtorProfile, lang: Lang): Name[] {
  const texts: [Lang, string | undefined][] = [
    ["ko", getEtcInfo(profile, "korea_name")],
    ["en", profile.userName],
    ["ja", profile.presentation?.nameJa],
  ];
  const names = texts.flatMap(([one, text]) =>
    tidy(text) ? [{ lang: one, text: tidy(text) }] : [],
  );
  // FN is required (RFC 6350, 6.2.1).
  if (names.length === 0) return [{ lang: "en", text: profile.desiredUrl }];
  return names.toSorted((a, b) => Number(b.lang === lang) - Number(a.lang === lang));
}

/** Splits a name at spaces: family name last in English, first in other languages. */
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

/** Ten digits without a country code are a US number. */
function phoneLine(types: string, phone: string | undefined): string | undefined {
  const digits = phone?.replaceAll(/\D/g, "") ?? "";
  if (digits.length < 7 || digits.length > 15) return undefined;
  const plus = phone?.trim().startsWith("+") ? "+" : digits.length === 10 ? "+1" : "";
  return `TEL;VALUE=uri;TYPE="${types}":tel:${plus}${digits}`;
}

/** Collapses whitespace and removes invisible characters. */
function tidy(text: string | undefined): string {
  return (text ?? "")
    .replaceAll(/\s+/gu, " ")
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, "")
    .trim();
}

function escapeText(text: string): string {
  return text.replaceAll(/[\\,;]/g, String.raw`\$&`);
}

/** Folds lines at 75 octets, never inside a character (RFC 6350, 3.2). */
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
