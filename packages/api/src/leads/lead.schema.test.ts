import { expect, it } from "vitest";
import { problemErrors } from "../schema/problem.ts";
import { leadInput } from "./lead.schema.ts";

const lead = {
  name: "김서연",
  area: "어바인",
  phone: "949-555-0110",
  phoneCountryCode: "US",
  hasSite: "N",
  privacyConsent: true,
  contactConsent: true,
  locale: "ko",
  pageUrl: "http://localhost:3000/",
  website: "",
  startedAt: 1_795_000_000_000,
};

it("is trimmed, has a normalized phone and no added keys", () => {
  const typed = { ...lead, name: " 김서연 ", phone: "(949) 555-0110", role: "admin" };
  expect(leadInput.parse(typed)).toEqual(lead);
});

it.each<[object, string[]]>([
  [{ website: "https://spam.example" }, []],
  [{ name: "" }, ["/name required"]],
  [{ hasSite: "" }, ["/hasSite required"]],
  [{ hasSite: "yes" }, ["/hasSite type"]],
  [{ privacyConsent: false }, ["/privacyConsent consent.required"]],
  [{ privacyConsent: "true" }, ["/privacyConsent type"]],
  [{ locale: "ja" }, ["/locale choice.unknown"]],
  [{ phone: "abc", area: "" }, ["/area required", "/phone phone.format"]],
])("%j is rejected with %j", (change, expected) => {
  const { error } = leadInput.safeParse({ ...lead, ...change });
  const errors = error ? problemErrors(error) : [];
  expect(errors.map(({ pointer, code }) => `${pointer} ${code}`)).toEqual(expected);
});
