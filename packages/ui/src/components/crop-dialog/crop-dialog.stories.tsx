import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, screen, waitFor } from "storybook/test";
import { controlLabelsFor } from "../../labels/controls/control-labels.ts";
import { pickByLocale, readToolbar } from "../../../test/fixtures/story-toolbar.ts";
import { wrappingRow } from "../../../test/fixtures/story.css.ts";
import * as dialog from "../dialog/dialog.css.ts";
import { CropDialog, type CropDialogProps } from "./crop-dialog.tsx";
import { CropEditor } from "./crop-editor.tsx";

const messages = {
  ko: { alt: "잔디밭 앞의 집", error: "적용하지 못했습니다. 잠시 후 다시 시도해 주세요." },
  en: { alt: "A house behind a lawn", error: "The crop was not applied. Try again in a moment." },
  ja: { alt: "芝生の奥の家", error: "適用できませんでした。しばらくしてからお試しください。" },
};

/** Inline, so that stories need no network. */
const house = `<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="1500"><path d="M0 0h2400v1500H0z" fill="#a9bccd"/><path d="M0 900c400-120 700-60 1100-110s900-90 1300 20v690H0z" fill="#8fa08f"/><path d="M0 1160h2400v340H0z" fill="#6d8560"/><path d="M1240 1160V720l420-330 420 330v440z" fill="#efe9df"/><path d="m1190 740 470-370 470 370-40 46-430-338-430 338z" fill="#4a4f55"/><path d="M1360 800h240v360h-240zM1720 800h240v220h-240z" fill="#33424f"/><path d="M700 1160V880h540v280z" fill="#d9d0c2"/><path d="M660 880h580v-50H660z" fill="#4a4f55"/><path d="M780 960h340v200H780z" fill="#51636f"/><circle cx="340" cy="860" r="190" fill="#5d7358"/><path d="M325 900h30v270h-30z" fill="#4d443b"/></svg>`;
const src = `data:image/svg+xml,${encodeURIComponent(house)}`;
const brokenSrc = "data:image/png;base64,AAAA";

const meta = {
  title: "Components/CropDialog",
  component: CropDialog,
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "820px" } } },
  // Data URLs and label objects are too long for the props table.
  argTypes: { image: { control: false }, labels: { control: false } },
  args: {
    open: true,
    onClose: () => undefined,
    image: { src, alt: messages.ko.alt, width: 2400, height: 1500 },
    labels: controlLabelsFor("ko").crop,
    onApply: () => undefined,
  },
  render: (args, { globals }) => <CropDialog {...args} {...localizedProps(args, globals)} />,
} satisfies Meta<typeof CropDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

function localizedProps(args: CropDialogProps, globals: Readonly<Record<string, unknown>>) {
  const { alt, error } = pickByLocale(globals, messages);
  return {
    labels: controlLabelsFor(readToolbar(globals).locale).crop,
    image: { ...args.image, alt },
    error: args.error && error,
  };
}

/** Resolves when all images are decoded, so that snapshots contain them. */
const imagesDecoded = () => Promise.all([...document.images].map((image) => image.decode()));

export const Default: Story = {
  play: async () => {
    await imagesDecoded();
    await expect(screen.getByRole("radio", { name: "4:3" })).toBeChecked();
  },
};

export const Zoomed: Story = {
  play: async () => {
    await imagesDecoded();
    await fireEvent.change(screen.getByRole("slider"), { target: { value: "2" } });
    await expect(screen.getByRole("slider")).toHaveAttribute("aria-valuetext", "200%");
  },
};

export const Free: Story = {
  args: { initialCrop: { x: 620, y: 340, width: 1560, height: 860 } },
  play: async () => {
    await imagesDecoded();
    await expect(screen.getAllByRole("radio")[0]).toBeChecked();
  },
};

export const Square: Story = {
  args: { ratios: ["1:1"], initialCrop: { x: 1100, y: 320, width: 1000, height: 1000 } },
  play: async () => {
    await imagesDecoded();
    await expect(screen.queryByRole("radiogroup")).toBeNull();
  },
};

export const Focused: Story = {
  play: async () => {
    await imagesDecoded();
    const [frame] = screen.getAllByRole("group");
    frame?.focus();
    await expect(frame).toHaveFocus();
  },
};

export const Busy: Story = { args: { busy: true } };

export const Failed: Story = {
  args: { image: { src: brokenSrc, alt: "" } },
  play: async () => {
    await expect(await screen.findByRole("alert")).not.toBeEmptyDOMElement();
  },
};

export const NotApplied: Story = { args: { error: messages.ko.error } };

const states = [
  { initialCrop: { x: 660, y: 250, width: 1400, height: 1050 } },
  { initialCrop: { x: 620, y: 340, width: 1560, height: 860 }, error: messages.ko.error },
  { busy: true, ratios: ["1:1"] },
  { image: { src: brokenSrc, alt: "" } },
] satisfies Partial<CropDialogProps>[];

export const Gallery: Story = {
  render: (args, { globals }) => (
    <div className={wrappingRow}>
      {states.map((state, index) => {
        const props = { ...args, ...state };
        const storyProps = { ...props, ...localizedProps(props, globals) };
        return (
          <div key={index} className={`${dialog.dialog} ${dialog.size.wide}`}>
            <h2 className={dialog.title}>{storyProps.labels.title}</h2>
            <CropEditor
              {...storyProps}
              ratios={props.ratios ?? ["free", "4:3", "3:2", "1:1", "4:5"]}
            />
          </div>
        );
      })}
    </div>
  ),
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole("alert")).toHaveLength(2));
    await imagesDecoded();
  },
};
