import type { Meta, StoryObj } from "@storybook/react-vite";
import { cards, onPlane } from "../../../test/fixtures/story.css.ts";
import { ClosedDoor, FloorPlan } from "./floor-plan.tsx";
import type { FloorPlanLayer } from "./floor-plan-layers.ts";

const meta = { title: "Components/FloorPlan", component: FloorPlan, args: {} } satisfies Meta<
  typeof FloorPlan
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnBlue: Story = {
  decorators: [
    (Story) => (
      <div className={onPlane}>
        <Story />
      </div>
    ),
  ],
};

/** For empty lists and the 404 page. */
export const Placeholder: Story = { args: { layers: ["site", "plannedWalls"] } };

/** For small sizes: cropped to the walls, with thicker lines. */
export const House: Story = { args: { layers: ["walls", "openings", "plate"], crop: "house" } };

/** For the 500 page. */
export const Door: Story = { render: () => <ClosedDoor /> };

/** The four steps of the process page, each with one more layer. */
const steps: readonly (readonly FloorPlanLayer[])[] = [
  ["site", "dimensions"],
  ["site", "dimensions", "walls"],
  ["site", "dimensions", "walls", "openings"],
  ["site", "dimensions", "walls", "openings", "furniture"],
];

export const Gallery: Story = {
  render: () => (
    <div className={cards}>
      <FloorPlan />
      <div className={onPlane}>
        <FloorPlan />
      </div>
      {steps.map((layers) => (
        <FloorPlan key={layers.length} layers={layers} />
      ))}
      <FloorPlan layers={["site", "plannedWalls"]} />
      <FloorPlan layers={["walls", "openings", "plate"]} crop="house" />
      <ClosedDoor />
    </div>
  ),
};
