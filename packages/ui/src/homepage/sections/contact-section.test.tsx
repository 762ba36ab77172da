import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { ContactText, contactText } from "./contact-section.tsx";

it.each([
  ["tel:+19495550110", "949-555-0110"],
  ["tel:+82215550110", "+82215550110"],
  ["mailto:grace%2Bhomes@example.com", "grace+homes@example.com"],
  ["https://www.instagram.com/grace.kim/", "@grace.kim"],
  ["https://instagram.com/p/abc", "instagram.com/p/abc"],
  ["https://www.youtube.com/@grace-kim", "@grace-kim"],
  ["https://youtube.com/channel/UC1", "youtube.com/channel/UC1"],
  ["https://pf.kakao.com/_abc/chat", "pf.kakao.com/_abc/chat"],
])("%s is shown as %s", (href, text) => {
  expect(contactText(href)).toBe(text);
});

it("allows a line break before the @ of a mail address or after a host only", () => {
  const html = (href: string) => render(<ContactText href={href} />).container.innerHTML;
  expect(html("mailto:grace@example.com")).toBe("grace<wbr>@example.com");
  expect(html("https://pf.kakao.com/_abc/chat")).toBe("pf.kakao.com/<wbr>_abc/chat");
  expect(html("https://youtube.com/@grace")).toBe("@grace");
  expect(html("https://grace.example.com")).toBe("grace.example.com");
});
