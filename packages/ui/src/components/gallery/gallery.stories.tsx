import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent } from "storybook/test";
import { controlLabelsFor } from "../../labels/controls/control-labels.ts";
import { stack } from "../../../test/fixtures/story.css.ts";
import { houseImage } from "../../../test/fixtures/story-images.ts";
import { pickByLocale, readToolbar } from "../../../test/fixtures/story-toolbar.ts";
import { GalleryViewer } from "./gallery-viewer.tsx";
import { Gallery as Photos } from "./gallery.tsx";

type Globals = Readonly<Record<string, unknown>>;

const getLabels = (globals: Globals) => controlLabelsFor(readToolbar(globals).locale).gallery;

const altTexts = {
  ko: ["정면", "마당", "서쪽 면"],
  en: ["Front", "Garden side", "West side"],
  ja: ["正面", "庭側", "西側"],
};

function createPhotos(globals: Globals, count = 6) {
  const messages = pickByLocale(globals, altTexts);
  return Array.from({ length: count }, (_, index) => ({
    src: houseImage(index),
    // The fragment makes each URL unique, because the URL is the React key.
    fullSrc: `${houseImage(index)}#${index}`,
    alt: messages[index % messages.length] ?? "",
  }));
}

const meta = {
  title: "Components/Gallery",
  component: Photos,
  args: { labels: getLabels({}), photos: createPhotos({}) },
  argTypes: { labels: { control: false }, photos: { control: false } },
  render: (_, { globals }) => <Photos labels={getLabels(globals)} photos={createPhotos(globals)} />,
} satisfies Meta<typeof Photos>;
export default meta;

type Story = StoryObj<typeof meta>;

const withCount = (count: number): Story => ({
  render: (_, { globals }) => (
    <Photos labels={getLabels(globals)} photos={createPhotos(globals, count)} />
  ),
});

export const Default: Story = {};

export const One: Story = withCount(1);

export const Two: Story = withCount(2);

/** An odd last photo fills its row. */
export const Three: Story = withCount(3);

const overlay = {
  layout: "fullscreen",
  docs: { story: { inline: false, height: "480px" } },
};

const viewerAt = (index: number): Story => ({
  parameters: overlay,
  render: (_, { globals }) => (
    <GalleryViewer
      labels={getLabels(globals)}
      photos={createPhotos(globals)}
      index={index}
      onIndexChange={() => undefined}
    />
  ),
});

export const Viewer: Story = viewerAt(1);

/** At the last photo the next button is disabled. */
export const ViewerAtTheEnd: Story = viewerAt(5);

/** Opened from the second photo, then moved by an arrow key. */
export const Opened: Story = {
  parameters: overlay,
  play: async ({ canvas, globals }) => {
    const labels = getLabels(globals);
    const [, second] = canvas.getAllByRole("link");
    if (!second) throw new Error("The gallery does not render a second link.");
    await userEvent.click(second);
    await screen.findByRole("dialog", { name: labels.title });
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
          <Photos labels={getLabels(globals)} photos={createPhotos(globals, count)} />
        </div>
      ))}
    </div>
  ),
};
