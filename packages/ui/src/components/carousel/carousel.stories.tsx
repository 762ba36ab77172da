import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { labelsFor } from "../../labels/labels.ts";
import { stack } from "../../../test/fixtures/story.css.ts";
import { houseImage } from "../../../test/fixtures/story-images.ts";
import { pickByLocale, readToolbar } from "../../../test/fixtures/story-toolbar.ts";
import { Carousel } from "./carousel.tsx";
import * as css from "../../../test/fixtures/story.css.ts";

/** Fictitious agents. */
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

const createSlides = ({ names, cities }: typeof agents.ko) =>
  names.map((name, index) => (
    <a key={name} href={`#${index}`} className={css.carouselSlide}>
      <img
        className={css.carouselImage}
        src={houseImage(index)}
        alt=""
        width={1600}
        height={1000}
      />
      <span className={css.carouselName}>{name}</span>
      <span className={css.carouselCities}>{cities}</span>
    </a>
  ));

const meta = {
  title: "Components/Carousel",
  component: Carousel,
  parameters: { layout: "fullscreen" },
  args: { labels: labelsFor("ko").carousel, children: createSlides(agents.ko) },
  argTypes: { labels: { control: false }, children: { control: false } },
  render: (args, { globals }) => (
    <Carousel {...args} labels={labelsFor(readToolbar(globals).locale).carousel}>
      {createSlides(pickByLocale(globals, agents))}
    </Carousel>
  ),
} satisfies Meta<typeof Carousel>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Presses the next button `times` times and waits for the counter. */
async function pressNext(carousel: HTMLElement, times: number) {
  const [, next] = within(carousel).getAllByRole("button");
  if (!next) throw new Error("The carousel does not render its two buttons.");
  if (window.matchMedia("(pointer: fine)").matches) {
    // Until the engine is loaded, the buttons scroll the list natively.
    await waitFor(() => expect(carousel.querySelector("[data-engine=true]")).not.toBeNull());
  }
  for (let press = 0; press < times; press++) await userEvent.click(next);
  next.blur();
  await expect(within(carousel).getByText(`${times + 1} / 4`)).toBeVisible();
}

export const Default: Story = {};

export const FocusedArrow: Story = {
  parameters: { pseudo: { focusVisible: ["button:last-of-type"] } },
};

export const FocusedSlide: Story = {
  parameters: { pseudo: { focusVisible: ["[role=group]:first-child > a"] } },
};

/** Moved by one slide; a live region announces "2 of 4". */
export const Moved: Story = {
  play: async ({ canvas, globals }) => {
    const labels = labelsFor(readToolbar(globals).locale).carousel;
    await pressNext(canvas.getByRole("region", { name: labels.label }), 1);
    await expect(canvas.getByRole("status")).toHaveTextContent(/2/);
  },
};

/** At the last slide the next arrow is disabled, not removed. */
export const AtTheEnd: Story = {
  play: async ({ canvas, globals }) => {
    const labels = labelsFor(readToolbar(globals).locale).carousel;
    await pressNext(canvas.getByRole("region", { name: labels.label }), 3);
    await expect(canvas.getByRole("button", { name: labels.next })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  },
};

/** Keeps its position while hidden, as in an inactive tab panel. */
export const HiddenAndShown: Story = {
  play: async ({ canvasElement, canvas, globals }) => {
    const labels = labelsFor(readToolbar(globals).locale).carousel;
    await pressNext(canvas.getByRole("region", { name: labels.label }), 3);
    for (const hidden of [true, false]) {
      canvasElement.hidden = hidden;
      await nextFrame();
      await nextFrame();
    }
    await expect(canvas.getByText("4 / 4")).toBeVisible();
  },
};

/** Half of the viewport each, gap included. */
export const TwoPerView: Story = {
  args: { slidesPerView: 2 },
  play: async ({ canvas }) => {
    const [first, second, third] = canvas
      .getAllByRole("group")
      .map((slide) => slide.getBoundingClientRect());
    await expect(second?.right).toBeLessThanOrEqual(window.innerWidth);
    await expect(third?.left).toBeGreaterThanOrEqual(window.innerWidth);
    await expect(first?.width).toBeGreaterThan(window.innerWidth / 3);
  },
};

export const OneSlide: Story = {
  render: (args, { globals }) => (
    <Carousel {...args} labels={labelsFor(readToolbar(globals).locale).carousel}>
      {createSlides(pickByLocale(globals, agents)).slice(0, 1)}
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
      focusVisible: ["[data-state=focus] :is(button:last-of-type, [role=group]:first-child > a)"],
    },
  },
  render: (args, { globals }) => {
    const labels = labelsFor(readToolbar(globals).locale).carousel;
    return (
      <div className={stack}>
        {states.map((state, index) => (
          <div key={state} data-state={state}>
            <Carousel {...args} labels={{ ...labels, label: `${labels.label} ${index + 1}` }}>
              {createSlides(pickByLocale(globals, agents))}
            </Carousel>
          </div>
        ))}
      </div>
    );
  },
  play: async ({ canvasElement, canvas, globals }) => {
    const labels = labelsFor(readToolbar(globals).locale).carousel;
    await pressNext(canvas.getByRole("region", { name: `${labels.label} 2` }), 3);
    await expect(canvasElement.querySelectorAll("section")).toHaveLength(states.length);
  },
};
