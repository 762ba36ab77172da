import { isRuleCode } from "@realtor/profile/rules/rule-code";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { counterexample } from "../../test/fixtures/counterexample.ts";
import { sampleProfile } from "../../test/fixtures/sample-profile.ts";
import { problemErrors } from "../schema/problem.ts";
import { z } from "../schema/zod.ts";
import { realtorProfile, realtorProfileInput, realtorProfileUpdate } from "./profile.schema.ts";

/** Returns the errors of the changed sample as "pointer code" strings. */
function getErrors(change: object): string[] {
  const result = realtorProfileInput.safeParse({ ...sampleProfile, ...change });
  return result.success
    ? []
    : problemErrors(result.error).map(({ pointer, code }) => `${pointer} ${code}`);
}

/** The documents that have `value` as their only text, by the path of that text. */
function documentsWithText(schema: z.core.$ZodType, value: string): [string, unknown][] {
  const within = (inner: z.core.$ZodType, key: string, wrap: (child: unknown) => unknown) =>
    documentsWithText(inner, value).map(([path, child]): [string, unknown] => [
      `/${key}${path}`,
      wrap(child),
    ]);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return documentsWithText(schema.unwrap(), value);
  }
  if (schema instanceof z.ZodArray) return within(schema.element, "0", (child) => [child]);
  if (schema instanceof z.ZodObject) {
    return Object.entries<z.core.$ZodType>(schema.shape).flatMap(([key, inner]) =>
      within(inner, key, (child) => ({ [key]: child })),
    );
  }
  return schema instanceof z.ZodString ? [["", value]] : [];
}

/** JSON with sorted keys, for comparing documents byte for byte. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

describe("realtorProfileInput", () => {
  it("accepts a complete profile and one with an address only", () => {
    expect(realtorProfileInput.parse(sampleProfile)).toEqual(sampleProfile);
    expect(realtorProfileInput.parse({ desiredUrl: "ab" })).toEqual({ desiredUrl: "ab" });
  });

  it.each<[object, string[]]>([
    [{ desiredUrl: undefined }, ["/desiredUrl required"]],
    [{ desiredUrl: "" }, ["/desiredUrl required"]],
    [{ desiredUrl: "Admin" }, ["/desiredUrl slug.reserved"]],
    [{ desiredUrl: "grace1" }, ["/desiredUrl slug.format"]],
    [{ contactPhone: "010-1234-5678" }, []],
    [{ contactPhone: "949 555 0110" }, ["/contactPhone phone.format"]],
    [{ contactPhone: "949-555-011" }, ["/contactPhone phone.length"]],
    [{ email: "a@b" }, ["/email email.format"]],
    [{ email: "" }, []],
    [{ kakaoLink: "javascript:alert(1)" }, ["/kakaoLink webAddress.format"]],
    [{ hompageUrl: 3 }, ["/hompageUrl type"]],
    [{ salesCount: "184" }, ["/salesCount type"]],
    [{ salesCount: -1 }, ["/salesCount number.range"]],
    [{ salesCount: 1.5 }, ["/salesCount number.range"]],
    [{ licenseNumber: 44 }, ["/licenseNumber type"]],
    [{ licenseNumber: "00000044" }, []],
    [{ careerStart: "2023-02-30" }, ["/careerStart date.format"]],
    [{ designFontSize: 13 }, ["/designFontSize number.range"]],
    [{ designFontSize: 23 }, ["/designFontSize number.range"]],
    [{ designMainColor: "red" }, ["/designMainColor color.format"]],
    [{ designMainDarkMode: true }, ["/designMainDarkMode flag.format"]],
    [{ aboutMeKr: "a".repeat(8001) }, ["/aboutMeKr text.tooLong"]],
    [{ aboutMeKr: "\u0000" }, ["/aboutMeKr text.invalid"]],
    [
      { recommendedYoutubeUrl: "https://youtu.be/EXAMPLE0000" },
      ["/recommendedYoutubeUrl videoLink.format"],
    ],
    [{ photos: {} }, ["/photos type"]],
    [
      { activityRegion: [{ state: "NY", city: "" }] },
      ["/activityRegion/0/state choice.unknown", "/activityRegion/0/city required"],
    ],
    [
      { activityRegion: [{ state: "CA", city: "Irvine", zipcode: "9260" }] },
      ["/activityRegion/0/zipcode zipcode.format"],
    ],
    [
      { etcInfo: [{ contentType: "zillow_link", content: "not one" }] },
      ["/etcInfo/0/content webAddress.format"],
    ],
    [{ etcInfo: [{ contentType: "fax", content: "" }] }, ["/etcInfo/0/contentType choice.unknown"]],
    [
      { etcInfo: [1, 2].map(() => ({ contentType: "korea_name", content: "김" })) },
      ["/etcInfo/1 list.duplicate"],
    ],
    [{ presentation: { template: "brutal" } }, ["/presentation/template choice.unknown"]],
    [{ presentation: { siteLanguages: ["ja", "en"] } }, []],
    [{ presentation: { siteLanguages: ["de"] } }, ["/presentation/siteLanguages/0 choice.unknown"]],
    [
      { presentation: { siteLanguages: ["ko", "en", "ja", "ko"] } },
      ["/presentation/siteLanguages list.tooLong"],
    ],
    [
      { presentation: { focalPoints: { top: { x: 101, y: 0 } } } },
      ["/presentation/focalPoints/top/x number.range"],
    ],
    [{ seoMeta: { ko: { title: 1 } } }, ["/seoMeta/ko/title type"]],
    // Sections of 50 and 11 members.
    [
      {
        additionalSections: [50, 11].map((length, id) => ({
          id: String(id),
          type: "team",
          desiredUrl: Array.from({ length }, () => "ann"),
        })),
      },
      ["/additionalSections list.tooLong"],
    ],
  ])("%j is rejected with %j", (change, expected) => {
    expect(getErrors(change)).toEqual(expected);
  });

  it.each(documentsWithText(realtorProfileInput, "a".repeat(100_001)))(
    "limits the length of %s",
    (path, document) => {
      expect(getErrors(Object(document)).map((error) => error.split(" ")[0])).toContain(path);
    },
  );

  it.each<[unknown, string[]]>([
    [{ id: "a", type: "text", bodyKr: 1 }, ["/additionalSections/0/bodyKr type"]],
    [{ type: "text" }, ["/additionalSections/0/id required"]],
    [
      { id: "a", type: "video", url: "https://video.example.com" },
      ["/additionalSections/0/url videoLink.format"],
    ],
    [
      { id: "a", type: "links", items: [{ url: "javascript:1" }] },
      ["/additionalSections/0/items/0/url webAddress.format"],
    ],
    [{ id: "a", type: "links" }, ["/additionalSections/0/items required"]],
    [
      { id: "a", type: "team", desiredUrl: ["a b"] },
      ["/additionalSections/0/desiredUrl/0 slug.format"],
    ],
    [
      { id: "a", type: "testimonials", items: [{ year: 1 }] },
      ["/additionalSections/0/items/0/year number.range"],
    ],
    [
      { id: "a", type: "testimonials", items: [{ year: 2020.5 }] },
      ["/additionalSections/0/items/0/year number.range"],
    ],
    [{}, ["/additionalSections/0/type required"]],
    [{ type: 3 }, ["/additionalSections/0/type type"]],
    ["text", ["/additionalSections/0 type"]],
    [{ type: "hologram", anything: [null] }, []],
  ])("section %j is rejected with %j", (section, expected) => {
    expect(getErrors({ additionalSections: [section] })).toEqual(expected);
  });

  it("accepts 30 gallery photos per size, and one on each other path", () => {
    const photo = (path: string, imageType: string, at: number) => ({
      path,
      imageType,
      url: `/media/${at}.webp`,
    });
    const gallery = (count: number) =>
      ["thumbnail", "fullsize"].flatMap((type) =>
        Array.from({ length: count }, (_, at) => photo("gallery", type, at)),
      );
    expect(getErrors({ photos: gallery(30) })).toEqual([]);
    expect(getErrors({ photos: gallery(31) })).toEqual([
      "/photos/30 list.tooLong",
      "/photos/61 list.tooLong",
    ]);
    const twice = [photo("id", "thumbnail", 0), photo("id", "fullsize", 1)];
    expect(getErrors({ photos: twice })).toEqual([]);
    expect(getErrors({ photos: [...twice, photo("id", "fullsize", 2)] })).toEqual([
      "/photos/2 list.duplicate",
    ]);
    expect(getErrors({ photos: [photo("cover", "huge", 0)] })).toEqual([
      "/photos/0/path choice.unknown",
      "/photos/0/imageType choice.unknown",
    ]);
  });

  it.each(["javascript:alert(1)", "//evil.example/a.jpg", "data:image/png;base64,AA", "a.jpg", ""])(
    "rejects the photo address %j",
    (url) => {
      expect(getErrors({ photos: [{ path: "id", imageType: "thumbnail", url }] })).toEqual([
        "/photos/0/url webAddress.format",
      ]);
    },
  );
});

describe("draft", () => {
  const updatedAt = "2026-11-20T09:30:00.000Z";
  const stored = {
    desiredUrl: "ab",
    id: "1",
    userName: "Grace Kim",
    createdAt: updatedAt,
    updatedAt,
  };
  const signed = { changes: { aboutMeEn: "Next" }, savedAt: updatedAt, savedBy: "Grace Kim" };

  it("is a partial profile with unknown keys, or null", () => {
    const whole = { ...sampleProfile, naverBlog: { deep: [1] } };
    for (const draft of [{ changes: whole }, { changes: {} }, signed, null]) {
      expect(realtorProfileInput.parse({ desiredUrl: "ab", draft })).toEqual({
        desiredUrl: "ab",
        draft,
      });
      expect(realtorProfileUpdate.parse({ updatedAt, draft })).toEqual({ updatedAt, draft });
    }
  });

  it.each<[unknown, string[]]>([
    [{}, ["/draft/changes required"]],
    ["text", ["/draft type"]],
    [{ changes: [] }, ["/draft/changes type"]],
    [{ changes: { desiredUrl: "" } }, ["/draft/changes/desiredUrl required"]],
    [{ changes: { desiredUrl: "admin" } }, ["/draft/changes/desiredUrl slug.reserved"]],
    [{ changes: { photos: {} } }, ["/draft/changes/photos type"]],
    [{ changes: {}, savedAt: "today" }, ["/draft/savedAt date.format"]],
    [{ changes: {}, savedBy: 3 }, ["/draft/savedBy type"]],
  ])("%j is rejected with %j", (draft, expected) => {
    expect(getErrors({ draft })).toEqual(expected);
  });

  it("is returned with time and author", () => {
    expect(realtorProfile.parse({ ...stored, draft: signed }).draft).toEqual(signed);
    expect(realtorProfile.safeParse({ ...stored, draft: { changes: {} } }).success).toBe(false);
  });
});

describe("unknown keys", () => {
  const own = ["__proto__", "ja", "en"];
  const names = fc.oneof(
    fc.constantFrom("constructor", "toString", "hasOwnProperty", "naverBlog"),
    fc.string({ minLength: 1 }).filter((name) => !own.includes(name)),
  );
  const extras = fc.dictionary(names, fc.jsonValue());
  const withExtras = fc.record({ top: extras, inner: extras }).map(({ top, inner }) => ({
    ...top,
    ...sampleProfile,
    photos: sampleProfile.photos.map((photo) => ({ ...inner, ...photo })),
    etcInfo: sampleProfile.etcInfo.map((entry) => ({ ...inner, ...entry })),
    activityRegion: sampleProfile.activityRegion.map((region) => ({ ...inner, ...region })),
    additionalSections: sampleProfile.additionalSections.map((section) => ({
      ...inner,
      ...section,
    })),
    seoMeta: { ...inner, ...sampleProfile.seoMeta, ko: { ...inner, title: "김" } },
    presentation: { ...inner, ...sampleProfile.presentation },
  }));

  it("are unchanged after parsing and serializing", () => {
    const predicate = (profile: unknown) => {
      const sent = JSON.stringify(profile);
      const first = JSON.stringify(realtorProfileInput.parse(JSON.parse(sent)));
      const second = JSON.stringify(realtorProfileInput.parse(JSON.parse(first)));
      return canonical(JSON.parse(sent)) === canonical(JSON.parse(first)) && first === second;
    };
    expect(counterexample(withExtras, predicate)).toBeNull();
  });

  it("are unchanged after an update and storage", () => {
    const updatedAt = "2026-11-20T09:30:00.000Z";
    const stored = { id: "1", userName: "Grace Kim", createdAt: updatedAt, updatedAt };
    const predicate = (profile: object) => {
      const whole = JSON.parse(JSON.stringify({ ...profile, ...stored })) as unknown;
      return (
        canonical(realtorProfile.parse(whole)) === canonical(whole) &&
        canonical(realtorProfileUpdate.parse(whole)) === canonical(whole)
      );
    };
    expect(counterexample(withExtras, predicate)).toBeNull();
  });
});

describe("errors", () => {
  it("are rule codes for any input", () => {
    const keys = Object.keys(sampleProfile);
    const body = fc.oneof(
      fc.jsonValue(),
      fc.dictionary(fc.constantFrom(...keys), fc.jsonValue()),
      fc.record({ additionalSections: fc.array(fc.jsonValue()) }),
      fc.record({
        photos: fc.array(fc.record({ path: fc.jsonValue(), imageType: fc.constant("fullsize") })),
        etcInfo: fc.array(fc.record({ contentType: fc.jsonValue(), content: fc.jsonValue() })),
        presentation: fc.dictionary(fc.constantFrom("template", "focalPoints"), fc.jsonValue()),
      }),
    );
    const predicate = (value: unknown) => {
      const result = realtorProfileInput.safeParse(value);
      if (result.success) return true;
      const simple = result.error.issues.filter((issue) => issue.code !== "invalid_union");
      return (
        simple.every((issue) => isRuleCode(issue.message)) &&
        problemErrors(result.error).every(({ code }) => isRuleCode(code))
      );
    };
    expect(counterexample(body, predicate)).toBeNull();
  });
});

describe("realtorProfileUpdate", () => {
  it("accepts one key and requires updatedAt", () => {
    const updatedAt = "2026-11-20T09:30:00.000Z";
    expect(realtorProfileUpdate.parse({ updatedAt, salesCount: 3 })).toEqual({
      updatedAt,
      salesCount: 3,
    });
    const messages = realtorProfileUpdate.safeParse({}).error?.issues.map(({ message }) => message);
    expect(messages).toEqual(["required"]);
  });
});
