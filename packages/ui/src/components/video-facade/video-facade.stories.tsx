import type { Meta, StoryObj } from "@storybook/react-vite";
import { labelsFor } from "../../labels/labels.ts";
import { cards } from "../../private/story-content.css.ts";
import { housePicture } from "../../private/story-picture.ts";
import { pickWords, readToolbar } from "../../private/story-toolbar.ts";
import { VideoFacade } from "./video-facade.tsx";

const titles = {
  ko: "어바인 동네 산책",
  en: "A walk through Irvine",
  ja: "アーバインの街歩き",
};

const wordsOf = (globals: Readonly<Record<string, unknown>>) => ({
  title: pickWords(globals, titles),
  playLabel: labelsFor(readToolbar(globals).locale).homepage.video.play,
});

const meta = {
  title: "Components/VideoFacade",
  component: VideoFacade,
  args: {
    video: "EXAMPLE0000",
    ...wordsOf({}),
    poster: <img src={housePicture(0)} alt="" width={1600} height={900} />,
  },
  argTypes: { poster: { control: false } },
  render: (given, { globals }) => <VideoFacade {...given} {...wordsOf(globals)} />,
} satisfies Meta<typeof VideoFacade>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Hovered: Story = { parameters: { pseudo: { hover: true } } };

export const Pressed: Story = { parameters: { pseudo: { hover: true, active: true } } };

/** The ring lies inside the frame, so that no edge of the page cuts it. */
export const Focused: Story = { parameters: { pseudo: { focusVisible: true } } };

export const WithoutPoster: Story = { args: { poster: undefined } };

const states = ["rest", "hover", "active", "focus-visible", "empty"] as const;

export const Gallery: Story = {
  parameters: {
    pseudo: {
      hover: [":is([data-state=hover], [data-state=active]) a"],
      active: ["[data-state=active] a"],
      focusVisible: ["[data-state=focus-visible] a"],
    },
  },
  render: (given, { globals }) => (
    <div className={cards}>
      {states.map((state) => (
        <div key={state} data-state={state}>
          <VideoFacade
            {...given}
            {...wordsOf(globals)}
            poster={state === "empty" ? undefined : given.poster}
          />
        </div>
      ))}
    </div>
  ),
};
