import type { Meta, StoryObj } from "@storybook/react-vite";
import { labelsFor } from "../../labels/labels.ts";
import { cards } from "../../../test/fixtures/story.css.ts";
import { houseImage } from "../../../test/fixtures/story-images.ts";
import { pickByLocale, readToolbar } from "../../../test/fixtures/story-toolbar.ts";
import { VideoFacade } from "./video-facade.tsx";

const titles = {
  ko: "어바인 동네 산책",
  en: "A walk through Irvine",
  ja: "アーバインの街歩き",
};

const getLabels = (globals: Readonly<Record<string, unknown>>) => ({
  title: pickByLocale(globals, titles),
  playLabel: labelsFor(readToolbar(globals).locale).homepage.video.play,
});

const meta = {
  title: "Components/VideoFacade",
  component: VideoFacade,
  args: {
    videoId: "EXAMPLE0000",
    ...getLabels({}),
    poster: <img src={houseImage(0)} alt="" width={1600} height={900} />,
  },
  argTypes: { poster: { control: false } },
  render: (args, { globals }) => <VideoFacade {...args} {...getLabels(globals)} />,
} satisfies Meta<typeof VideoFacade>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

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
  render: (args, { globals }) => (
    <div className={cards}>
      {states.map((state) => (
        <div key={state} data-state={state}>
          <VideoFacade
            {...args}
            {...getLabels(globals)}
            poster={state === "empty" ? undefined : args.poster}
          />
        </div>
      ))}
    </div>
  ),
};
