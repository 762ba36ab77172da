import { describe, expect, it } from "vitest";
import { problemErrors } from "../schema/problem.ts";
import { contactInput } from "./contact.schema.ts";
import { uploadRequest } from "./photos.schema.ts";

const contact = {
  realtorId: "1",
  name: "김서연",
  lastName: "김",
  firstName: "서연",
  email: "a@example.com",
  phone: "010-555-0110",
  phoneCountryCode: "KR",
  message: "집을 찾고 있습니다.",
  isTerm: "Y",
};

const file = { path: "id", imageType: "fullsize", contentType: "image/png", size: 10 };

describe("contactInput", () => {
  it("is trimmed, has a normalized phone and retains other keys", () => {
    const typed = {
      ...contact,
      firstName: " 서연 ",
      phone: "+82 10 555 0110",
      message: " 집을\n찾고 있습니다. ",
      pageUrl: "/grace-kim",
    };
    expect(contactInput.parse(typed)).toEqual({
      ...contact,
      phone: "10-555-0110",
      message: "집을\n찾고 있습니다.",
      pageUrl: "/grace-kim",
    });
  });

  it.each<[object, string[]]>([
    [{ email: undefined }, []],
    [{ email: "" }, []],
    [{ email: "a@b" }, ["/email email.format"]],
    [{ phone: "1" }, ["/phone phone.length"]],
    [{ isTerm: "N" }, ["/isTerm consent.required"]],
    [{ isTerm: true }, ["/isTerm flag.format"]],
    [{ realtorId: "" }, ["/realtorId required"]],
    [{ lastName: " ", message: "" }, ["/lastName required", "/message required"]],
    [{ message: 3 }, ["/message type"]],
    [{ phoneCountryCode: undefined }, ["/phoneCountryCode required"]],
  ])("%j is rejected with %j", (change, expected) => {
    const { error } = contactInput.safeParse({ ...contact, ...change });
    const errors = error ? problemErrors(error) : [];
    expect(errors.map(({ pointer, code }) => `${pointer} ${code}`)).toEqual(expected);
  });
});

describe("uploadRequest", () => {
  it.each<[object[], string[]]>([
    [[file], []],
    [[{ ...file, path: "favicon", contentType: "image/x-icon" }], []],
    [[{ ...file, contentType: "image/x-icon" }], ["/files/0/contentType file.type"]],
    [[{ ...file, contentType: "image/svg+xml" }], ["/files/0/contentType file.type"]],
    [[{ ...file, size: 10 * 1024 * 1024 }], []],
    [[{ ...file, size: 10 * 1024 * 1024 + 1 }], ["/files/0/size file.size"]],
    [[{ ...file, size: 0 }], ["/files/0/size number.range"]],
    [[], ["/files list.tooShort"]],
    [Array.from({ length: 75 }, () => file), ["/files list.tooLong"]],
  ])("%j is rejected with %j", (files, expected) => {
    const { error } = uploadRequest.safeParse({ files });
    const errors = error ? problemErrors(error) : [];
    expect(errors.map(({ pointer, code }) => `${pointer} ${code}`)).toEqual(expected);
  });
});
