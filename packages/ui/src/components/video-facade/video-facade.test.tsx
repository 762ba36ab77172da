import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hydrate } from "../../../test/fixtures/hydrate.tsx";
import { parseVideoId, VideoFacade } from "./index.ts";
import { getPlayerUrl, getWatchUrl } from "./video-url.ts";

const facade = <VideoFacade videoId="EXAMPLE0000" title="Walk {title}" playLabel="Play: {title}" />;
const play = () => screen.getByRole("link", { name: "Play: Walk {title}" });

describe("VideoFacade", () => {
  it("is a link without requests to YouTube before playback", () => {
    const page = hydrate(facade);
    expect(play()).toHaveAttribute("href", "https://www.youtube.com/watch?v=EXAMPLE0000");
    expect(page.querySelector("iframe, img")).toBeNull();
  });

  it("plays in place by keyboard and moves the focus to the player", async () => {
    hydrate(facade);
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const player = screen.getByTitle("Walk {title}");
    expect(player).toHaveAttribute(
      "src",
      "https://www.youtube-nocookie.com/embed/EXAMPLE0000?autoplay=1",
    );
    expect(player).toHaveFocus();
  });

  it("leaves a modified click to the browser", () => {
    const page = hydrate(facade);
    expect(fireEvent.click(play(), { metaKey: true })).toBe(true);
    expect(page.querySelector("iframe")).toBeNull();
  });
});

describe("video URLs", () => {
  it("have a YouTube origin for any id", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (id) => {
        expect(new URL(getWatchUrl(id)).origin).toBe("https://www.youtube.com");
        const player = new URL(getPlayerUrl(id));
        expect(player.origin).toBe("https://www.youtube-nocookie.com");
        expect(player.searchParams.size).toBe(1);
      }),
    );
  });

  it("are parsed back to their id, and only from YouTube hosts", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\w-]{11}$/), (id) => {
        expect(parseVideoId(getWatchUrl(id))).toBe(id);
        expect(parseVideoId(`https://youtu.be/${id}?t=3`)).toBe(id);
        expect(parseVideoId(`https://youtube.com.example/watch?v=${id}`)).toBeNull();
        expect(parseVideoId(`javascript://youtu.be/${id}`)).toBeNull();
      }),
    );
  });
});
