export {
  AgentFrame,
  type AgentFrameProps,
  type FrameContent,
  type FrameLabels,
} from "../templates/frame/agent-frame.tsx";
