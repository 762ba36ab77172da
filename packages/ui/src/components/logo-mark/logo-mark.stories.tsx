import type { Meta, StoryObj } from "@storybook/react-vite";
import { onDark, onPlane, wrappingRow } from "../../../test/fixtures/story.css.ts";
import { LogoMark } from "./logo-mark.tsx";

const meta = { title: "Components/LogoMark", component: LogoMark, args: {} } satisfies Meta<
  typeof LogoMark
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Large: Story = { args: { size: 64 } };

const sizes = [20, 28, 64, 128] as const;

export const Gallery: Story = {
  render: () => (
    <>
      {["", onDark, onPlane].map((background) => (
        <div key={background} className={background}>
          <div className={wrappingRow}>
            {sizes.map((size) => (
              <LogoMark key={size} size={size} />
            ))}
          </div>
        </div>
      ))}
    </>
  ),
};
