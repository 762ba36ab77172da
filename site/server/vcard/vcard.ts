import type { RealtorProfile } from "@realtor/api/loaning";
import { type Lang, htmlLang, type Locale } from "@realtor/api/locales";
import { checkEmail } from "@realtor/api/rules";
import { type Profile, readProfile } from "@realtor/profile/read";

/**
 * Creates a vCard 4.0 (RFC 6350) of an agent: the name in each script, the page's language first,
 * and the contact data shown on the homepage.
 */
export function createVcard(profile: RealtorProfile, locale: Locale, homepage: string): string {
  const read = readProfile(profile, htmlLang(locale));
  const names = getNames(read, profile.desiredUrl);
  const [first] = names;
  const { company, license, typed } = read;
  const lines = [
    "BEGIN:VCARD",
    "VERSION:4.0",
    "KIND:individual",
    ...names.map(({ text, lang }) => `FN;ALTID=1;LANGUAGE=${lang}:${escapeText(text)}`),
    first && `N;LANGUAGE=${first.lang}:${structuredName(first)}`,
    textLine("ORG", read.written.agency.en),
    phoneLine("work,voice", typed.phone),
    phoneLine("work", company.phone),
    textLine(
      "EMAIL;TYPE=work",
      typed.email && checkEmail(typed.email) === null ? typed.email : null,
    ),
    addressLine(company.address),
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

/** The name in each script, that of the page first. */
function getNames({ lang, written }: Profile, desiredUrl: string): Name[] {
  const names = (["ko", "en", "ja"] as const).flatMap((one) => {
    const text = tidy(written.name[one]);
    return text ? [{ lang: one, text }] : [];
  });
  // FN is required (RFC 6350, 6.2.1).
  if (names.length === 0) return [{ lang: "en", text: desiredUrl }];
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

function textLine(property: string, value: string | null): string | undefined {
  return tidy(value) ? `${property}:${escapeText(tidy(value))}` : undefined;
}

function addressLine(address: string | null): string | undefined {
  return tidy(address) ? `ADR;TYPE=work:;;${escapeText(tidy(address))};;;;` : undefined;
}

/** Ten digits without a country code are a US number. */
function phoneLine(types: string, phone: string | null): string | undefined {
  const digits = phone?.replaceAll(/\D/g, "") ?? "";
  if (digits.length < 7 || digits.length > 15) return undefined;
  const plus = phone?.trim().startsWith("+") ? "+" : digits.length === 10 ? "+1" : "";
  return `TEL;VALUE=uri;TYPE="${types}":tel:${plus}${digits}`;
}

/** Collapses whitespace and removes invisible characters. */
function tidy(text: string | null): string {
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
