export { ClosedDoor, Plan, type PlanProps } from "../components/plan/plan.tsx";
export type { PlanLayer } from "../components/plan/plan-layers.ts";
