/** An open house as an iCalendar event. Times are ISO 8601. */
export interface CalendarEvent {
  /** Globally unique and stable, so that a second download updates the event. */
  uid: string;
  start: string;
  end: string;
  /** When the event was created, ISO 8601. */
  stamp: string;
  summary: string;
  location: string;
  description: string;
  url: string;
}

/** Default duration of an open house without an end, in milliseconds. */
const defaultDuration = 3_600_000;

/** The end of an event that may have none. */
export function endOrDefault(start: string, end: string | null): string {
  return end ?? new Date(Date.parse(start) + defaultDuration).toISOString();
}

/**
 * Writes an iCalendar file (RFC 5545). Times are in UTC, which needs no time zone definition: calendars
 * show them in the user's time zone.
 */
export function createCalendarFile(event: CalendarEvent): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Built for Realtors//Open houses//EN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${formatTime(event.stamp)}`,
    `DTSTART:${formatTime(event.start)}`,
    `DTEND:${formatTime(event.end)}`,
    `SUMMARY:${escapeText(event.summary)}`,
    `LOCATION:${escapeText(event.location)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `URL:${event.url}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}

/** RFC 5545, section 3.3.11. */
function escapeText(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll(/\r\n|\r|\n/g, "\\n")
    .replaceAll(/\p{Cc}/gu, "");
}

function formatTime(iso: string): string {
  return `${new Date(iso).toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;
}

/** Continues a line after 75 bytes of UTF-8 without splitting a character: RFC 5545, section 3.1. */
function foldLine(line: string): string {
  const limit = 74;
  let folded = "";
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > limit) {
      folded += "\r\n ";
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}
