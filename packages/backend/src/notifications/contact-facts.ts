import type { ContactListing } from "@realtor/api/loaning";
import type { Locale } from "@realtor/api/locales";
import { getDialCode, isCountryCode, readPhone } from "@realtor/api/rules";
import type { PhoneReading } from "@realtor/api/rules";
import { formatWish, formatZone } from "@realtor/api/showing";
import { oneLine } from "@realtor/server/one-line";
import { parsePhoneNumberFromString } from "libphonenumber-js/min";

import type { NotifiedContact } from "./notified-contact.ts";
import { siteLinks } from "../mail/site-links.ts";
import type { MailFact } from "../mail/mail-content.ts";
import { interpolate, mailTexts } from "../mail/mail-texts.ts";

type Contact = NotifiedContact["contact"];

/** The sender's name in the order of its script: a Latin one begins with the given name in every language. */
export function senderName({ name, lastName, firstName }: Contact): string {
  const isLatin = /^[\p{sc=Latin}\P{L}]+$/u.test(lastName + firstName);
  return oneLine(isLatin ? `${firstName} ${lastName}` : name, 120);
}

/** The sender's phone number, and while it is in doubt how it reads as one of the United States. */
export function senderPhones(
  contact: Contact,
  locale: Locale,
): { label: string; text: string; href: string }[] {
  const { facts } = mailTexts(locale);
  return readPhone(contact).map((reading, index) => ({
    label: index === 0 ? facts.phone : facts.phoneInUs,
    ...formatPhone(reading),
  }));
}

/** "Correct number: +1 213 555 0147". */
export function correctPhoneLine(contact: Contact, locale: Locale): string {
  return interpolate(mailTexts(locale).facts.correctPhone, { phone: formatPhone(contact).text });
}

/**
 * A phone number in international format, and as the target of a `tel:` link. A number that no
 * country has, which the form accepts, is shown as typed.
 */
export function formatPhone({ phone, phoneCountryCode }: PhoneReading): {
  text: string;
  href: string;
} {
  const number = isCountryCode(phoneCountryCode)
    ? parsePhoneNumberFromString(phone, phoneCountryCode)
    : undefined;
  if (number) return { text: number.formatInternational(), href: number.getURI() };
  const dialCode = getDialCode(phoneCountryCode);
  return {
    text: `${dialCode} ${oneLine(phone, 60)}`.trim(),
    href: `tel:${dialCode}${phone.replace(/\D/g, "")}`,
  };
}

/** Name of a home: its address, or its key while the address is unknown. */
export function homeName({ address, listingKey }: ContactListing): string {
  return oneLine(address ?? listingKey, 160);
}

/** Price of a home in the wording of its type; null if it is not disclosed. */
export function homePrice({ price, searchType }: ContactListing, locale: Locale): string | null {
  if (price === null) return null;
  const { prices } = mailTexts(locale);
  const wording = { sale: "{price}", rent: prices.perMonth, sold: prices.sold } as const;
  const text = searchType === "rented" ? prices.perMonth : wording[searchType ?? "sale"];
  return interpolate(text, { price: formatDollars(price, locale) });
}

/** Home, price and photo that the request is about; nothing without a home. */
export function homeFacts(
  { contact, agent }: Pick<NotifiedContact, "contact" | "agent">,
  siteUrl: string,
  locale: Locale,
): MailFact[] {
  const { listing } = contact;
  if (!listing) return [];
  const { facts } = mailTexts(locale);
  const links = siteLinks(siteUrl, locale);
  const { imageUrl } = listing;
  const price = homePrice(listing, locale);
  return [
    {
      label: facts.home,
      value: homeName(listing),
      href: links.home(agent.desiredUrl, listing.listingKey),
    },
    ...(price === null ? [] : [{ label: facts.price, value: price }]),
    ...(imageUrl === null
      ? []
      : [{ label: facts.photo, value: facts.openPhoto, href: links.photo(imageUrl) }]),
  ];
}

/**
 * When the sender would like to see the home, in the home's zone, which is named: the first choice first. Null
 * without a time.
 */
export function showingText({ showing }: Contact, locale: Locale): string | null {
  if (!showing) return null;
  const { timeZone, wishes } = showing;
  const texts = wishes.map((wish) => formatWish(wish, timeZone, { locale }));
  const listed = texts.length === 1 ? texts : texts.map((text, index) => `${index + 1}. ${text}`);
  const at = wishes[0]?.start ?? new Date(0).toISOString();
  return `${listed.join(" / ")} (${formatZone(timeZone, at, { locale })})`;
}

/** The times of `showingText` with a label; nothing without a time. */
export function showingFacts(contact: Contact, label: string, locale: Locale): MailFact[] {
  const value = showingText(contact, locale);
  return value === null ? [] : [{ label, value }];
}

/** How the request was sent: language, page, source, consent and time. */
export function originFacts(contact: Contact, timeZone: string, locale: Locale): MailFact[] {
  const { facts, languages } = mailTexts(locale);
  // With its zone: the reader may be in another one than the agent.
  const format = new Intl.DateTimeFormat(locale, {
    year: "numeric",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZone,
    timeZoneName: "short",
  });
  const { consentVersion, pageUrl, source } = contact;
  const consent = interpolate(consentVersion ? facts.consentVersion : facts.consentGiven, {
    time: format.format(contact.consentedAt ?? contact.createdAt),
    version: oneLine(consentVersion ?? "", 40),
  });
  return [
    ...(contact.locale ? [{ label: facts.language, value: languages[contact.locale] }] : []),
    ...(pageUrl ? [{ label: facts.page, value: oneLine(pageUrl, 300) }] : []),
    ...(source ? [{ label: facts.source, value: oneLine(source, 120) }] : []),
    { label: facts.received, value: format.format(contact.createdAt) },
    { label: facts.consent, value: consent },
  ];
}

function formatDollars(price: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, {
    style: "currency",
    currency: "USD",
    // As on the pages: "$" in every language.
    currencyDisplay: "narrowSymbol",
    maximumFractionDigits: 0,
  }).format(price);
}
