const webSchemes = ["https:", "http:"];

/** A web address an agent typed, ready for `href`; null for any other scheme or no address at all. */
export function webLink(value: string | null | undefined): string | null {
  const typed = value?.trim();
  if (!typed) return null;
  const address = /^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`;
  try {
    const url = new URL(address);
    return webSchemes.includes(url.protocol) && url.hostname.includes(".") ? url.href : null;
  } catch {
    return null;
  }
}

/** Digits of a phone number, with the leading `+` kept; null below seven digits. */
function dialable(value: string | null | undefined): string | null {
  const number =
    value
      ?.normalize("NFKC")
      .replaceAll(/[^\d+]/g, "")
      .replaceAll(/(?!^)\+/g, "") ?? "";
  return number.replace("+", "").length >= 7 ? number : null;
}

/** `tel:` address. A number of ten digits without a country code is a US one. */
export function phoneLink(
  value: string | null | undefined,
  scheme: "tel" | "sms" = "tel",
): string | null {
  const number = dialable(value);
  if (!number) return null;
  return `${scheme}:${/^\d{10}$/.test(number) ? `+1${number}` : number}`;
}

/** `mailto:` address of one plain mailbox; nothing that could add a header or a second recipient. */
export function mailLink(value: string | null | undefined): string | null {
  const mailbox = value?.trim() ?? "";
  return /^[\w.!#$'*+/=^`{|}~-]+@[\w-]+(\.[\w-]+)+$/.test(mailbox)
    ? `mailto:${encodeURI(mailbox)}`
    : null;
}
