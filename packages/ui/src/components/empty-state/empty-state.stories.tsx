import type { Meta, StoryObj } from "@storybook/react-vite";
import { labelsFor } from "../../labels/labels.ts";
import { pickByLocale, readToolbar } from "../../../test/fixtures/story-toolbar.ts";
import { wrappingRow } from "../../../test/fixtures/story.css.ts";
import { Button } from "../button/button.tsx";
import { PlusIcon } from "../icons/icons.ts";
import { EmptyState } from "./empty-state.tsx";

const messages = {
  ko: {
    inbox: "받은 문의가 없습니다. 새 문의가 오면 여기에 보입니다.",
    title: "아직 등록된 홈페이지가 없습니다",
    body: "첫 번째 리얼터의 홈페이지를 지어 보세요.",
    create: "새 홈페이지",
  },
  en: {
    inbox: "No inquiries yet. New ones will appear here.",
    title: "No websites yet",
    body: "Create the first agent’s website.",
    create: "New website",
  },
  ja: {
    inbox: "お問い合わせはまだありません。届くとここに表示されます。",
    title: "まだホームページがありません",
    body: "最初のエージェントのホームページをつくりましょう。",
    create: "新規作成",
  },
};

const meta = {
  title: "Components/EmptyState",
  component: EmptyState,
  args: { children: labelsFor("ko").homepage.listings.empty },
  argTypes: { children: { control: "text" }, action: { control: false } },
  render: (_, { globals }) => {
    const { hero, listings } = labelsFor(readToolbar(globals).locale).homepage;
    return (
      <EmptyState action={<Button size="medium">{hero.cta}</Button>}>{listings.empty}</EmptyState>
    );
  },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutAction: Story = {
  render: (_, { globals }) => <EmptyState>{pickByLocale(globals, messages).inbox}</EmptyState>,
};

/** For a page without other content. */
export const WithTitle: Story = {
  render: (_, { globals }) => {
    const { title, body, create } = pickByLocale(globals, messages);
    const action = (
      <Button size="medium">
        <PlusIcon />
        {create}
      </Button>
    );
    return (
      <EmptyState title={title} action={action}>
        {body}
      </EmptyState>
    );
  },
};

export const Gallery: Story = {
  render: (_, { globals }) => {
    const { hero, listings } = labelsFor(readToolbar(globals).locale).homepage;
    const { inbox, title, body, create } = pickByLocale(globals, messages);
    const action = (
      <Button size="medium">
        <PlusIcon />
        {create}
      </Button>
    );
    return (
      <>
        <div className={wrappingRow}>
          <EmptyState action={<Button size="medium">{hero.cta}</Button>}>
            {listings.empty}
          </EmptyState>
        </div>
        <div className={wrappingRow}>
          <EmptyState title={title} action={action}>
            {body}
          </EmptyState>
        </div>
        <div className={wrappingRow}>
          <EmptyState>{inbox}</EmptyState>
        </div>
        {/* A column beside other content. */}
        <div className={wrappingRow}>
          <EmptyState style={{ width: "min(320px, 100%)" }}>{inbox}</EmptyState>
        </div>
      </>
    );
  },
};
