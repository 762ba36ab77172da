export {
  type Segment,
  SegmentedControl,
  type SegmentedControlProps,
} from "../components/segmented-control/segmented-control.tsx";
