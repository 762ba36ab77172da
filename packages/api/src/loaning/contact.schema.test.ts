import { describe, expect, it } from "vitest";
import { problemErrors } from "../schema/problem.ts";
import { contactInput, contactRequest } from "./contact.schema.ts";
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

const listing = {
  listingKey: "CRMLS-1",
  address: "6591 Stonefield Lane, Irvine, CA",
  price: 1_575_000,
  searchType: "sale",
  imageUrl: "/media/samples/home.jpg",
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

describe("the home of a contact request", () => {
  it.each<[object, string[]]>([
    [{}, []],
    [{ address: null, price: null, searchType: null, imageUrl: null }, []],
    [{ imageUrl: "https://media.example/media/home.jpg" }, []],
    [{ price: 0 }, []],
    [{ listingKey: undefined }, ["/listing/listingKey required"]],
    [{ listingKey: "" }, ["/listing/listingKey required"]],
    [{ listingKey: "K".repeat(256) }, ["/listing/listingKey text.tooLong"]],
    [{ address: "A".repeat(401) }, ["/listing/address text.tooLong"]],
    [{ address: "Irvine\0" }, ["/listing/address text.invalid"]],
    [{ price: "1575000" }, ["/listing/price type"]],
    [{ price: 1575.5 }, ["/listing/price number.range"]],
    [{ price: -1 }, ["/listing/price number.range"]],
    [{ searchType: "auction" }, ["/listing/searchType choice.unknown"]],
    [{ imageUrl: "javascript:alert(1)" }, ["/listing/imageUrl webAddress.format"]],
    [{ imageUrl: "//media.example/home.jpg" }, ["/listing/imageUrl webAddress.format"]],
  ])("%j is rejected with %j", (change, expected) => {
    const { error } = contactInput.safeParse({ ...contact, listing: { ...listing, ...change } });
    const errors = error ? problemErrors(error) : [];
    expect(errors.map(({ pointer, code }) => `${pointer} ${code}`)).toEqual(expected);
  });

  it("may be the key alone, and has no other keys", () => {
    const parse = (home: object) => contactInput.parse({ ...contact, listing: home }).listing;
    expect(parse({ listingKey: "K" })).toEqual({
      listingKey: "K",
      address: null,
      price: null,
      searchType: null,
      imageUrl: null,
    });
    expect(parse({ ...listing, publicRemarks: "Long" })).toEqual(listing);
  });

  it.each([[undefined], [null]])("may be %s in a stored request", (home) => {
    const stored = {
      ...contact,
      id: "1",
      createdAt: "2026-11-20T09:30:00.000Z",
      updatedAt: "2026-11-20T09:30:00.000Z",
      state: "new",
      note: "",
      readAt: null,
      spam: false,
      realtor: null,
      listing: home,
    };
    expect(contactRequest.parse(stored).listing).toBe(home);
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
