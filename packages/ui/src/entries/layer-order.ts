export { layerOrder } from "../styles/layer-order.ts";
