import { describe, expect, it } from "vitest";
import { checkContact } from "./check-contact.ts";
import type { ContactValues } from "./check-contact.ts";
import { checkLead } from "./check-lead.ts";
import type { LeadValues } from "./check-lead.ts";

const lead: LeadValues = {
  name: "김서연",
  area: "어바인",
  phone: "949-555-0110",
  phoneCountryCode: "US",
  hasSite: "N",
  privacyConsent: true,
  contactConsent: true,
};

const contact: ContactValues = {
  lastName: "김",
  firstName: "서연",
  email: "",
  phone: "+82 10-555-0110",
  phoneCountryCode: "KR",
  message: "집을 찾고 있습니다.",
};

describe("checkLead", () => {
  it("returns no errors for a valid form", () => {
    expect(checkLead(lead)).toEqual({});
    expect(checkLead({ ...lead, hasSite: "Y" })).toEqual({});
  });

  it.each<[Partial<LeadValues>, object]>([
    [{ name: " " }, { name: "required" }],
    [{ name: "a".repeat(81) }, { name: "text.tooLong" }],
    [{ name: `${"a".repeat(80)} ` }, {}],
    [{ area: "" }, { area: "required" }],
    [{ area: "a\u0000" }, { area: "text.invalid" }],
    [{ phone: "" }, { phone: "required" }],
    [{ phone: "12" }, { phone: "phone.length" }],
    [{ phone: "call me" }, { phone: "phone.format" }],
    [{ phone: "1".repeat(1000) }, { phone: "text.tooLong" }],
    [{ phoneCountryCode: "" }, { phoneCountryCode: "required" }],
    [{ phoneCountryCode: "TW" }, { phoneCountryCode: "choice.unknown" }],
    [{ hasSite: "" }, { hasSite: "required" }],
    [{ privacyConsent: false }, { privacyConsent: "consent.required" }],
    [{ contactConsent: false }, { contactConsent: "consent.required" }],
  ])("%j gives %j", (change, errors) => {
    expect(checkLead({ ...lead, ...change })).toEqual(errors);
  });

  it("returns all fields of an empty form in order", () => {
    const empty: LeadValues = {
      name: "",
      area: "",
      phone: "",
      phoneCountryCode: "",
      hasSite: "",
      privacyConsent: false,
      contactConsent: false,
    };
    expect(Object.keys(checkLead(empty))).toEqual(Object.keys(empty));
  });
});

describe("checkContact", () => {
  it("returns no errors for a valid form", () => {
    expect(checkContact(contact)).toEqual({});
    expect(checkContact({ ...contact, email: undefined })).toEqual({});
    expect(checkContact({ ...contact, email: " a@example.com " })).toEqual({});
  });

  it.each<[Partial<ContactValues>, object]>([
    [{ lastName: "" }, { lastName: "required" }],
    [{ firstName: "\u3164" }, { firstName: "required" }],
    [{ email: "a@b" }, { email: "email.format" }],
    [{ phone: "+81 90-555-0110" }, { phone: "phone.format" }],
    [{ message: "" }, { message: "required" }],
    [{ message: "a".repeat(4001) }, { message: "text.tooLong" }],
  ])("%j gives %j", (change, errors) => {
    expect(checkContact({ ...contact, ...change })).toEqual(errors);
  });
});
