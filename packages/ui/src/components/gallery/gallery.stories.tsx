import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { controlLabelsFor } from "../../labels/controls/control-labels.ts";
import { stack } from "../../private/story-content.css.ts";
import { housePicture } from "../../private/story-picture.ts";
import { pickWords, readToolbar } from "../../private/story-toolbar.ts";
import { GalleryViewer } from "./gallery-viewer.tsx";
import { Gallery as Photos } from "./gallery.tsx";

type Globals = Readonly<Record<string, unknown>>;

const labelsOf = (globals: Globals) => controlLabelsFor(readToolbar(globals).locale).gallery;

const views = {
  ko: ["정면", "마당", "서쪽 면"],
  en: ["Front", "Garden side", "West side"],
  ja: ["正面", "庭側", "西側"],
};

function photosOf(globals: Globals, count = 6) {
  const words = pickWords(globals, views);
  return Array.from({ length: count }, (_, index) => ({
    src: housePicture(index),
    // A place of its own for each: it is the key.
    full: `${housePicture(index)}#${index}`,
    alt: words[index % words.length] ?? "",
  }));
}

const meta = {
  title: "Components/Gallery",
  component: Photos,
  args: { labels: labelsOf({}), photos: photosOf({}) },
  argTypes: { labels: { control: false }, photos: { control: false } },
  render: (_, { globals }) => <Photos labels={labelsOf(globals)} photos={photosOf(globals)} />,
} satisfies Meta<typeof Photos>;
export default meta;

type Story = StoryObj<typeof meta>;

const withCount = (count: number): Story => ({
  render: (_, { globals }) => (
    <Photos labels={labelsOf(globals)} photos={photosOf(globals, count)} />
  ),
});

export const Default: Story = {};

export const One: Story = withCount(1);

export const Two: Story = withCount(2);

/** An odd last one takes the row. */
export const Three: Story = withCount(3);

export const Focused: Story = {
  ...withCount(2),
  parameters: { pseudo: { focusVisible: ["li:first-child > a"] } },
};

const overlay = {
  layout: "fullscreen",
  docs: { story: { inline: false, height: "480px" } },
};

const viewerAt = (index: number): Story => ({
  parameters: overlay,
  render: (_, { globals }) => (
    <GalleryViewer
      labels={labelsOf(globals)}
      photos={photosOf(globals)}
      index={index}
      onShow={() => undefined}
    />
  ),
});

export const Viewer: Story = viewerAt(1);

/** Nothing follows the last one: "next" is off. */
export const ViewerAtTheEnd: Story = viewerAt(5);

/** Opened from the second photograph, moved on by the arrow key. */
export const Opened: Story = {
  parameters: overlay,
  play: async ({ canvas, globals }) => {
    const labels = labelsOf(globals);
    const [, second] = canvas.getAllByRole("link");
    if (!second) throw new Error("The gallery has lost its links.");
    await userEvent.hover(second);
    // Until the viewer is loaded a click would follow the link.
    await waitFor(async () => {
      second.addEventListener("click", (event) => event.preventDefault(), { once: true });
      await userEvent.click(second);
      await screen.findByRole("dialog", { name: labels.title }, { timeout: 100 });
    });
    await userEvent.keyboard("{ArrowRight}");
    await expect(screen.getByText("3 / 6")).toBeVisible();
  },
};

export const Gallery: Story = {
  parameters: { pseudo: { focusVisible: ["[data-state=focus] li:first-child > a"] } },
  render: (_, { globals }) => (
    <div className={stack}>
      {[6, 1, 2, 3].map((count) => (
        <div key={count} data-state={count === 2 ? "focus" : "rest"}>
          <Photos labels={labelsOf(globals)} photos={photosOf(globals, count)} />
        </div>
      ))}
    </div>
  ),
};
