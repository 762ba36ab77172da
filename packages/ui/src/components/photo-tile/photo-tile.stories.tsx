import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { controlLabelsFor } from "../../labels/controls/control-labels.ts";
import { formatTemplate } from "../../format.ts";
import { tiles } from "../../../test/fixtures/story.css.ts";
import { houseImage } from "../../../test/fixtures/story-images.ts";
import { pickByLocale, readToolbar } from "../../../test/fixtures/story-toolbar.ts";
import {
  FailedTile,
  DropTargetTile,
  UploadingTile,
  PhotoTile,
  type PhotoTileProps,
} from "./photo-tile.tsx";

const tooLarge = {
  ko: "올리지 못했습니다. 파일이 10MB보다 큽니다.",
  en: "Not uploaded. The file is larger than 10 MB.",
  ja: "アップロードできませんでした。ファイルが10MBを超えています。",
};

const offline = {
  ko: "연결이 끊겨 올리지 못했습니다. 인터넷 연결을 확인하고 다시 시도해 주세요.",
  en: "The connection was lost. Check your internet connection and try again.",
  ja: "接続が切れたため、アップロードできませんでした。接続を確認して再試行してください。",
};

const labelsOf = (globals: Readonly<Record<string, unknown>>) =>
  controlLabelsFor(readToolbar(globals).locale).photoTile;

const meta = {
  title: "Components/PhotoTile",
  component: PhotoTile,
  decorators: [
    (Story) => (
      <ul className={tiles}>
        <Story />
      </ul>
    ),
  ],
  args: {
    labels: labelsOf({}),
    src: houseImage(1),
    alt: "",
    position: 2,
    total: 4,
    onMove: () => undefined,
    onCrop: () => undefined,
    onDelete: () => undefined,
  },
  argTypes: {
    labels: { control: false },
    src: { control: false },
    handleProps: { control: false },
  },
  render: (args, { globals }) => <PhotoTile {...args} labels={labelsOf(globals)} />,
} satisfies Meta<typeof PhotoTile>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Cover: Story = { args: { position: 1, src: houseImage(0) } };

/** The "later" button is disabled for the last photo. */
export const Last: Story = { args: { position: 4, src: houseImage(2) } };

export const Hovered: Story = { parameters: { pseudo: { hover: ["button:nth-child(4)"] } } };

export const Focused: Story = { parameters: { pseudo: { focusVisible: ["button:first-child"] } } };

export const Lifted: Story = { args: { dragging: true } };

export const Destination: Story = {
  render: ({ position }) => <DropTargetTile position={position} />,
};

export const Uploading: Story = {
  render: (_, { globals }) => (
    <UploadingTile labels={labelsOf(globals)} label="IMG_4127.jpg" percent={64} />
  ),
};

export const Failed: Story = {
  render: (_, { globals }) => (
    <FailedTile
      labels={labelsOf(globals)}
      label="IMG_4131.png"
      reason={pickByLocale(globals, tooLarge)}
      onReplace={() => undefined}
    />
  ),
};

export const Cancellable: Story = {
  render: (_, { globals }) => (
    <UploadingTile
      labels={labelsOf(globals)}
      label="IMG_4127.jpg"
      percent={64}
      onCancel={() => undefined}
    />
  ),
};

/** A temporary error, such as no connection: the same file can be retried. */
export const FailedTemporarily: Story = {
  render: (_, { globals }) => (
    <FailedTile
      labels={labelsOf(globals)}
      label="IMG_4131.png"
      reason={pickByLocale(globals, offline)}
      onReplace={() => undefined}
      onRetry={() => undefined}
      onDismiss={() => undefined}
    />
  ),
};

function Album({ args }: { args: PhotoTileProps }) {
  const [photos, setPhotos] = useState([0, 1, 2]);
  const move = (photo: number, by: -1 | 1) => {
    const others = photos.filter((other) => other !== photo);
    setPhotos(others.toSpliced(photos.indexOf(photo) + by, 0, photo));
  };
  return photos.map((photo, index) => (
    <PhotoTile
      key={photo}
      {...args}
      src={houseImage(photo)}
      position={index + 1}
      total={photos.length}
      onMove={(by) => move(photo, by)}
    />
  ));
}

/** Moved by its button: the new position is announced and the button keeps the focus. */
export const Moved: Story = {
  render: (args, { globals }) => <Album args={{ ...args, labels: labelsOf(globals) }} />,
  play: async ({ canvas, globals }) => {
    const labels = labelsOf(globals);
    const tile = (n: number) =>
      within(canvas.getByRole("listitem", { name: formatTemplate(labels.photo, { n }) }));
    await userEvent.click(tile(1).getByRole("button", { name: labels.moveForward }));
    await expect(
      tile(2).getByText(formatTemplate(labels.moved, { n: 2, total: 3 })),
    ).toBeInTheDocument();
    await expect(tile(2).getByRole("button", { name: labels.moveForward })).toHaveFocus();
  },
};

export const Gallery: Story = {
  parameters: {
    pseudo: {
      hover: ["li:nth-child(4) button:nth-child(4)"],
      focusVisible: ["li:nth-child(5) button:first-child"],
    },
  },
  render: (args, { globals }) => {
    const labels = labelsOf(globals);
    return (
      <>
        <PhotoTile {...args} labels={labels} src={houseImage(0)} position={1} total={5} />
        <DropTargetTile position={2} />
        <PhotoTile {...args} labels={labels} position={3} total={5} dragging />
        <PhotoTile {...args} labels={labels} src={houseImage(2)} position={4} total={5} />
        <PhotoTile {...args} labels={labels} src={houseImage(0)} position={5} total={5} />
        <UploadingTile labels={labels} label="IMG_4127.jpg" percent={64} />
        <FailedTile
          labels={labels}
          label="IMG_4131.png"
          reason={pickByLocale(globals, tooLarge)}
          onReplace={() => undefined}
        />
      </>
    );
  },
};
