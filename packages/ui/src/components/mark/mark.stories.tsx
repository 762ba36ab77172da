import type { Meta, StoryObj } from "@storybook/react-vite";
import { onDark, onPlane, sheet } from "../../private/story-sheet.css.ts";
import { Mark } from "./mark.tsx";

const meta = { title: "Components/Mark", component: Mark, args: {} } satisfies Meta<typeof Mark>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Large: Story = { args: { size: 64 } };

const sizes = [20, 28, 64, 128] as const;

export const Gallery: Story = {
  render: () => (
    <>
      {["", onDark, onPlane].map((ground) => (
        <div key={ground} className={ground}>
          <div className={sheet}>
            {sizes.map((size) => (
              <Mark key={size} size={size} />
            ))}
          </div>
        </div>
      ))}
    </>
  ),
};
