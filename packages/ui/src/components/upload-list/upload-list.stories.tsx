import type { Meta, StoryObj } from "@storybook/react-vite";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { controlLabelsFor } from "../../labels/controls/control-labels.ts";
import { houseImage } from "../../../test/fixtures/story-images.ts";
import { pickByLocale, readToolbar } from "../../../test/fixtures/story-toolbar.ts";
import { editorColumn } from "../../../test/fixtures/story.css.ts";
import { UploadList, type Upload } from "./upload-list.tsx";

const messages = {
  ko: {
    label: "올리는 사진",
    lost: "연결이 끊겼습니다. 다시 시도해 주세요.",
    large: "20MB보다 큽니다. 더 작은 사진을 골라 주세요.",
  },
  en: {
    label: "Photos being uploaded",
    lost: "The connection was lost. Try again.",
    large: "This photo is larger than 20 MB. Choose a smaller one.",
  },
  ja: {
    label: "アップロード中の写真",
    lost: "接続が切れました。もう一度お試しください。",
    large: "20 MBを超えています。小さい写真を選んでください。",
  },
};

const photo = (n: number) => <img src={houseImage(n)} alt="" width={56} height={42} />;

const createUploads = ({ lost, large }: (typeof messages)["ko"]): Upload[] => [
  {
    id: "1",
    name: "IMG_4127.heic",
    size: 9_400_000,
    thumbnail: photo(0),
    state: "uploading",
    sent: 6_100_000,
  },
  { id: "2", name: "IMG_4128.heic", size: 7_300_000, state: "uploading", sent: 0 },
  { id: "3", name: "garden.jpg", size: 820_000, thumbnail: photo(1), state: "done" },
  {
    id: "4",
    name: "kitchen-with-morning-light-from-the-east-windows.jpg",
    size: 5_200_000,
    state: "failed",
    error: lost,
  },
  {
    id: "5",
    name: "panorama-lake.png",
    size: 31_000_000,
    state: "failed",
    error: large,
    retryable: false,
  },
];

const noop = () => undefined;

const meta = {
  title: "Components/UploadList",
  component: UploadList,
  args: {
    labels: controlLabelsFor("ko").uploadList,
    label: messages.ko.label,
    uploads: createUploads(messages.ko),
    onCancel: noop,
    onRetry: noop,
    onDismiss: noop,
  },
  argTypes: { uploads: { control: false } },
  decorators: [
    (Story, { globals }) => (
      <I18nProvider locale={readToolbar(globals).locale}>
        <div className={editorColumn}>
          <Story />
        </div>
      </I18nProvider>
    ),
  ],
  render: (args, { globals }) => {
    const localized = pickByLocale(globals, messages);
    const uploads = createUploads(localized);
    const ids = new Set(args.uploads.map(({ id }) => id));
    return (
      <UploadList
        {...args}
        labels={controlLabelsFor(readToolbar(globals).locale).uploadList}
        label={localized.label}
        uploads={uploads.filter(({ id }) => ids.has(id))}
      />
    );
  },
} satisfies Meta<typeof UploadList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Uploading: Story = { args: { uploads: createUploads(messages.ko).slice(0, 2) } };

export const Failed: Story = { args: { uploads: createUploads(messages.ko).slice(3) } };

export const Gallery: Story = {};
