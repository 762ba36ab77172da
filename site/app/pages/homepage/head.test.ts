import type { RealtorProfile } from "@realtor/api/loaning";
import { langOf, type Locale } from "@realtor/api/locales";
import { prepareHomepage, type ProfileInput } from "@realtor/ui/templates";
import { describe, expect, it } from "vitest";
import { hostile, profileWith } from "#app/seo/profile.test-tool.ts";
import { profileCard, shareVersion } from "#app/seo/share-card.ts";
import { homepageHead } from "./head.ts";

function headOf(profile: RealtorProfile, locale: Locale = "ko") {
  const content = prepareHomepage(profile as ProfileInput, null, locale, { today: "2026-11-20" });
  return homepageHead(profile, content, {
    locale,
    lang: langOf(locale),
    path: `/${profile.desiredUrl}`,
    search: "",
    origin: "https://realtor.example",
    desiredUrl: profile.desiredUrl,
    ownDomain: false,
  });
}

describe("the head of a homepage", () => {
  it("takes Korean, English or Japanese texts by the page's language", () => {
    const seoMeta = {
      ko: { title: "서연", description: "어바인의 집", keywords: "어바인", author: "김서연" },
      en: { title: "Grace" },
    };
    expect(headOf(profileWith({ seoMeta }))).toMatchObject({
      title: "서연",
      description: "어바인의 집",
      keywords: "어바인",
      author: "김서연",
      siteName: "김서연",
      index: true,
    });
    expect(headOf(profileWith({ seoMeta }), "en")).toMatchObject({
      title: "Grace",
      description: "I ask about your day.",
      author: "Grace Kim",
    });
    expect(headOf(profileWith({ seoMeta }), "ja-JP").title).toBe("Grace");
    expect(headOf(profileWith({ seoMeta: {} }), "en").title).toBe("Grace Kim | Irvine, Tustin");
  });

  it("is short enough for a result page, on one line, without unseen characters", () => {
    const long = {
      title: "긴 제목 ".repeat(50),
      description: `line\n${hostile} ${"word ".repeat(200)}`,
    };
    const head = headOf(profileWith({ seoMeta: { ko: long } }));
    expect(head.title).toMatch(/^긴 제목 .*[^ ]…$/);
    expect(head.title.length).toBeLessThan(60);
    expect(head.description?.length).toBeLessThanOrEqual(160);
    expect(head.description).not.toMatch(/\p{Cc}|\p{Cf}/u);
  });

  it("shows the card, or the photo chosen for sharing, at a size that is known", () => {
    expect(headOf(profileWith()).image).toEqual({
      url: expect.stringMatching(
        /^https:\/\/realtor\.example\/share\/ko\/grace-kim\.png\?v=[a-z\d]+$/,
      ),
      width: 1200,
      height: 630,
      alt: "김서연",
    });
    const ogImage = { path: "ogImage", imageType: "fullsize", url: "/media/og.jpg" } as const;
    expect(headOf(profileWith({ photos: [ogImage] })).image?.url).toMatch(/grace-kim\.jpg\?v=/);
    expect(headOf(profileWith(), "en").image?.url).toMatch(
      `?v=${shareVersion(profileCard(profileWith(), "en"))}`,
    );
    const foreign = { ...ogImage, url: "https://elsewhere.example/og.jpg" };
    expect(headOf(profileWith({ photos: [foreign] })).image?.url).toMatch(/grace-kim\.png\?v=/);
  });

  it("gives a changed card another address", () => {
    const { image } = headOf(profileWith());
    expect(headOf(profileWith({ aboutMeKr: "다른 글" })).image).toEqual(image);
    expect(headOf(profileWith({ licenseNumber: "CA DRE 2" })).image).not.toEqual(image);
    expect(headOf(profileWith({ designMainColor: "#FFD400" })).image).not.toEqual(image);
  });

  it("takes the favicon from the site's own pictures only", () => {
    expect(headOf(profileWith()).icon).toBe("/images/160/a/f.png");
    const photos = [
      { path: "favicon", imageType: "fullsize", url: "https://e.example/f.ico" },
    ] as const;
    expect(headOf(profileWith({ photos: [...photos] })).icon).toBeUndefined();
  });

  it("keeps the samples out of every index", () => {
    expect(headOf(profileWith({ isSample: true }))).toMatchObject({ index: false, alternates: [] });
  });
});
