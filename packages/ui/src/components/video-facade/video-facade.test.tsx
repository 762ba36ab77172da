import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hydrate } from "../../private/hydrate.test-tool.tsx";
import { VideoFacade } from "./video-facade.tsx";
import { playerAddress, videoId, watchAddress } from "./video-id.ts";

const facade = <VideoFacade video="EXAMPLE0000" title="Walk {title}" playLabel="Play: {title}" />;
const play = () => screen.getByRole("link", { name: "Play: Walk {title}" });

describe("VideoFacade", () => {
  it("is a link to YouTube, and asks nothing of it, before it is played", () => {
    const page = hydrate(facade);
    expect(play()).toHaveAttribute("href", "https://www.youtube.com/watch?v=EXAMPLE0000");
    expect(page.querySelector("iframe, img")).toBeNull();
  });

  it("plays in place by keyboard, and takes the focus along", async () => {
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

describe("the addresses of a video", () => {
  it("are YouTube's, whatever is taken for an id", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (id) => {
        expect(new URL(watchAddress(id)).origin).toBe("https://www.youtube.com");
        const player = new URL(playerAddress(id));
        expect(player.origin).toBe("https://www.youtube-nocookie.com");
        expect(player.searchParams.size).toBe(1);
      }),
    );
  });

  it("come back to their id, and from no other site", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\w-]{11}$/), (id) => {
        expect(videoId(watchAddress(id))).toBe(id);
        expect(videoId(`https://youtu.be/${id}?t=3`)).toBe(id);
        expect(videoId(`https://youtube.com.example/watch?v=${id}`)).toBeNull();
        expect(videoId(`javascript://youtu.be/${id}`)).toBeNull();
      }),
    );
  });
});
