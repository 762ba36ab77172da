import type { RealtorProfile } from "@realtor/api/loaning";
import type { Locale } from "@realtor/api/locales";
import { prepareHomepage, type ProfileInput } from "@realtor/ui/templates";
import { describe, expect, it } from "vitest";
import { readAgent } from "#app/data/read-agent.ts";
import { readProfileFacts } from "#app/seo/profile-facts.ts";
import { hostile, profileWith } from "#test/fixtures/profile.ts";
import { profileCard, shareVersion } from "#app/seo/share-card.ts";
import { homepageHead } from "./head.ts";

function renderHead(profile: RealtorProfile, locale: Locale = "ko") {
  const content = prepareHomepage(profile as ProfileInput, null, locale, { today: "2026-11-20" });
  return homepageHead(readProfileFacts(profile, readAgent(profile, locale)), content, {
    locale,
    path: `/${profile.desiredUrl}`,
    search: "",
    origin: "https://realtor.example",
    desiredUrl: profile.desiredUrl,
    ownDomain: false,
  });
}

describe("the head of a homepage", () => {
  it("selects the SEO texts by the page's language", () => {
    const seoMeta = {
      ko: { title: "서연", description: "어바인의 집", keywords: "어바인", author: "김서연" },
      en: { title: "Grace" },
    };
    expect(renderHead(profileWith({ seoMeta }))).toMatchObject({
      title: "서연",
      description: "어바인의 집",
      keywords: "어바인",
      author: "김서연",
      siteName: "김서연",
      index: true,
    });
    expect(renderHead(profileWith({ seoMeta }), "en")).toMatchObject({
      title: "Grace",
      description: "I ask about your day.",
      author: "Grace Kim",
    });
    expect(renderHead(profileWith({ seoMeta }), "ja-JP").title).toBe("Grace");
    expect(renderHead(profileWith({ seoMeta: {} }), "en").title).toBe("Grace Kim | Irvine, Tustin");
  });

  it("trims title and description and removes line breaks and control characters", () => {
    const long = {
      title: "긴 제목 ".repeat(50),
      description: `line\n${hostile} ${"word ".repeat(200)}`,
    };
    const head = renderHead(profileWith({ seoMeta: { ko: long } }));
    expect(head.title).toMatch(/^긴 제목 .*[^ ]…$/);
    expect(head.title.length).toBeLessThan(60);
    expect(head.description?.length).toBeLessThanOrEqual(160);
    expect(head.description).not.toMatch(/\p{Cc}|\p{Cf}/u);
  });

  it("uses the share card, or the ogImage photo of this site, with its dimensions", () => {
    expect(renderHead(profileWith()).image).toEqual({
      url: expect.stringMatching(
        /^https:\/\/realtor\.example\/share\/ko\/grace-kim\.png\?v=[a-z\d]+$/,
      ),
      width: 1200,
      height: 630,
      alt: "김서연",
    });
    const ogImage = { path: "ogImage", imageType: "fullsize", url: "/media/og.jpg" } as const;
    expect(renderHead(profileWith({ photos: [ogImage] })).image?.url).toMatch(/grace-kim\.jpg\?v=/);
    expect(renderHead(profileWith(), "en").image?.url).toMatch(
      `?v=${shareVersion(profileCard(profileWith(), "en"))}`,
    );
    const external = { ...ogImage, url: "https://elsewhere.example/og.jpg" };
    expect(renderHead(profileWith({ photos: [external] })).image?.url).toMatch(
      /grace-kim\.png\?v=/,
    );
  });

  it("changes the share image URL when the card changes", () => {
    const { image } = renderHead(profileWith());
    expect(renderHead(profileWith({ aboutMeKr: "다른 글" })).image).toEqual(image);
    expect(renderHead(profileWith({ licenseNumber: "CA DRE 2" })).image).not.toEqual(image);
    expect(renderHead(profileWith({ designMainColor: "#FFD400" })).image).not.toEqual(image);
  });

  it("uses a favicon only when this site hosts the image", () => {
    expect(renderHead(profileWith()).icon).toBe("/images/160/a/f.png");
    const photos = [
      { path: "favicon", imageType: "fullsize", url: "https://e.example/f.ico" },
    ] as const;
    expect(renderHead(profileWith({ photos: [...photos] })).icon).toBeUndefined();
  });

  it("excludes sample homepages from search indexes", () => {
    expect(renderHead(profileWith({ isSample: true }))).toMatchObject({
      index: false,
      alternates: [],
    });
  });
});
