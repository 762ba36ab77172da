export {
  ClosedDoor,
  FloorPlan,
  type FloorPlanProps,
} from "../components/floor-plan/floor-plan.tsx";
export type { FloorPlanLayer } from "../components/floor-plan/floor-plan-layers.ts";
