import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { labelsFor } from "../../labels/labels.ts";
import { stack } from "../../private/story-content.css.ts";
import { housePicture } from "../../private/story-picture.ts";
import { pickWords, readToolbar } from "../../private/story-toolbar.ts";
import { Carousel } from "./carousel.tsx";
import * as css from "./carousel-story.css.ts";

/** Sample agents; none of them exists. */
const agents = {
  ko: { names: ["김서연", "박민준", "최대현", "이유나"], cities: "어바인, 터스틴" },
  en: {
    names: ["Claire Whitmore", "Michael Park", "James Holloway", "Grace Kim"],
    cities: "Irvine, Tustin",
  },
  ja: {
    names: ["佐藤 遥", "中村 恵美", "森田 健司", "キム・ソヨン"],
    cities: "アーバイン、タスティン",
  },
};

const slidesOf = ({ names, cities }: typeof agents.ko) =>
  names.map((name, index) => (
    <a key={name} href={`#${index}`} className={css.slide}>
      <img className={css.picture} src={housePicture(index)} alt="" width={1600} height={1000} />
      <span className={css.name}>{name}</span>
      <span className={css.cities}>{cities}</span>
    </a>
  ));

const meta = {
  title: "Components/Carousel",
  component: Carousel,
  parameters: { layout: "fullscreen" },
  args: { labels: labelsFor("ko").carousel, children: slidesOf(agents.ko) },
  argTypes: { labels: { control: false }, children: { control: false } },
  render: (given, { globals }) => (
    <Carousel {...given} labels={labelsFor(readToolbar(globals).locale).carousel}>
      {slidesOf(pickWords(globals, agents))}
    </Carousel>
  ),
} satisfies Meta<typeof Carousel>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Presses the second of the two buttons until the strip is where it should be. */
async function goOn(carousel: HTMLElement, times: number) {
  const [, next] = within(carousel).getAllByRole("button");
  if (!next) throw new Error("The carousel has lost its buttons.");
  if (window.matchMedia("(pointer: fine)").matches) {
    // Before its engine is there the strip scrolls: the same place by another way.
    await waitFor(() => expect(carousel.querySelector("[data-engine=true]")).not.toBeNull());
  }
  for (let press = 0; press < times; press++) await userEvent.click(next);
  next.blur();
  await expect(within(carousel).getByText(`${times + 1} / 4`)).toBeVisible();
}

export const Default: Story = {};

/** The arrow under the pointer takes the text's colour as its border. */
export const Hovered: Story = { parameters: { pseudo: { hover: ["button:last-of-type"] } } };

export const FocusedArrow: Story = {
  parameters: { pseudo: { focusVisible: ["button:last-of-type"] } },
};

export const FocusedSlide: Story = {
  parameters: { pseudo: { focusVisible: ["li:first-child > a"] } },
};

/** Moved on by one; who listens is told "2 of 4". */
export const Moved: Story = {
  play: async ({ canvas, globals }) => {
    const labels = labelsFor(readToolbar(globals).locale).carousel;
    await goOn(canvas.getByRole("region", { name: labels.label }), 1);
    await expect(canvas.getByRole("status")).toHaveTextContent(/2/);
  },
};

/** Nothing follows: the arrow is off, not gone. */
export const AtTheEnd: Story = {
  play: async ({ canvas, globals }) => {
    const labels = labelsFor(readToolbar(globals).locale).carousel;
    await goOn(canvas.getByRole("region", { name: labels.label }), 3);
    await expect(canvas.getByRole("button", { name: labels.next })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  },
};

/** As in a tab that was left and chosen again: it stands where it stood. */
export const HiddenAndShown: Story = {
  play: async ({ canvasElement, canvas, globals }) => {
    const labels = labelsFor(readToolbar(globals).locale).carousel;
    await goOn(canvas.getByRole("region", { name: labels.label }), 3);
    for (const hidden of [true, false]) {
      canvasElement.hidden = hidden;
      await nextFrame();
      await nextFrame();
    }
    await expect(canvas.getByText("4 / 4")).toBeVisible();
  },
};

export const OneSlide: Story = {
  render: (given, { globals }) => (
    <Carousel {...given} labels={labelsFor(readToolbar(globals).locale).carousel}>
      {slidesOf(pickWords(globals, agents)).slice(0, 1)}
    </Carousel>
  ),
};

const nextFrame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => resolve());
  });

const states = ["rest", "end", "hover", "focus"] as const;

export const Gallery: Story = {
  parameters: {
    pseudo: {
      hover: ["[data-state=hover] button:last-of-type"],
      focusVisible: ["[data-state=focus] :is(button:last-of-type, li:first-child > a)"],
    },
  },
  render: (given, { globals }) => {
    const labels = labelsFor(readToolbar(globals).locale).carousel;
    return (
      <div className={stack}>
        {states.map((state, index) => (
          <div key={state} data-state={state}>
            <Carousel {...given} labels={{ ...labels, label: `${labels.label} ${index + 1}` }}>
              {slidesOf(pickWords(globals, agents))}
            </Carousel>
          </div>
        ))}
      </div>
    );
  },
  play: async ({ canvasElement, canvas, globals }) => {
    const labels = labelsFor(readToolbar(globals).locale).carousel;
    await goOn(canvas.getByRole("region", { name: `${labels.label} 2` }), 3);
    await expect(canvasElement.querySelectorAll("section")).toHaveLength(states.length);
  },
};
