import { composeStories } from "@storybook/react-vite";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { render } from "@testing-library/react";
import axe from "axe-core";
import type { ComponentType } from "react";
import { beforeAll, describe, expect, it } from "vitest";

type StoryFile = { default: Meta } & Record<string, StoryObj>;

const files = import.meta.glob<StoryFile>(
  [
    "../components/**/*.stories.tsx",
    "../forms/**/*.stories.tsx",
    "../templates/sections/*.stories.tsx",
  ],
  {
    eager: true,
  },
);

const stories = Object.entries(files).flatMap(([path, file]) =>
  Object.entries(composeStories(file)).map(
    // composeStories types its components by a file known at compile time; these take no props.
    ([name, Story]) => [`${path} ${name}`, Story as ComponentType] as const,
  ),
);

describe("stories", () => {
  beforeAll(() => {
    // jsdom has no pointer and lays nothing out.
    window.matchMedia = (query) =>
      Object.assign(new EventTarget(), {
        matches: false,
        media: query,
        onchange: null,
        addListener: () => undefined,
        removeListener: () => undefined,
      });
  });

  it.each(stories)("%s has no fault that axe can find without layout", async (_, Story) => {
    render(<Story />);
    expect(document.body).not.toBeEmptyDOMElement();
    const { violations } = await axe.run(document.body, {
      rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
});
