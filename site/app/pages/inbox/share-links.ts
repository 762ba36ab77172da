/** Ways to send the address of the website. */
export type ShareChannel = "kakao" | "line" | "sms" | "mail";

/** The link that opens an app with the address; null for KakaoTalk, into which the address is pasted. */
export function shareHref(channel: ShareChannel, address: string): string | null {
  const text = encodeURIComponent(address);
  if (channel === "line") return `https://line.me/R/share?text=${text}`;
  if (channel === "sms") return `sms:?&body=${text}`;
  return channel === "mail" ? `mailto:?body=${text}` : null;
}
