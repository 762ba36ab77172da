import type { Meta, StoryObj } from "@storybook/react-vite";
import { cards } from "../../private/story-content.css.ts";
import { onPlane } from "../../private/story-sheet.css.ts";
import { ClosedDoor, Plan } from "./plan.tsx";
import type { PlanLayer } from "./plan-layers.ts";

const meta = { title: "Components/Plan", component: Plan, args: {} } satisfies Meta<typeof Plan>;
export default meta;

type Story = StoryObj<typeof meta>;

/** All layers of the finished house. */
export const Default: Story = {};

export const OnBlue: Story = {
  decorators: [
    (Show) => (
      <div className={onPlane}>
        <Show />
      </div>
    ),
  ],
};

/** For empty lists and the 404 page. */
export const EmptyLot: Story = { args: { layers: ["site", "plannedWalls"] } };

/** For small places: the sheet trimmed to the walls, with a heavier line. */
export const House: Story = { args: { layers: ["walls", "openings", "plate"], crop: "house" } };

/** For the 500 page. */
export const DoorThatWillNotOpen: Story = { render: () => <ClosedDoor /> };

/** The four steps of the process page: one layer more in each. */
const steps: readonly (readonly PlanLayer[])[] = [
  ["site", "dimensions"],
  ["site", "dimensions", "walls"],
  ["site", "dimensions", "walls", "openings"],
  ["site", "dimensions", "walls", "openings", "furniture"],
];

export const Gallery: Story = {
  render: () => (
    <div className={cards}>
      <Plan />
      <div className={onPlane}>
        <Plan />
      </div>
      {steps.map((layers) => (
        <Plan key={layers.length} layers={layers} />
      ))}
      <Plan layers={["site", "plannedWalls"]} />
      <Plan layers={["walls", "openings", "plate"]} crop="house" />
      <ClosedDoor />
    </div>
  ),
};
