/** Links that open an app with a text to send. */
export function createShareLinks(
  text: string,
  subject: string,
): Record<"line" | "text" | "mail", string> {
  const encoded = encodeURIComponent(text);
  return {
    line: `https://line.me/R/share?text=${encoded}`,
    text: `sms:?&body=${encoded}`,
    mail: `mailto:?subject=${encodeURIComponent(subject)}&body=${encoded}`,
  };
}
